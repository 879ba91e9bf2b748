import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAhead } from "./ahead";
import { followKeys } from "./frame/keys";
import { need } from "./frame/need";
import { followLanguage } from "./frame/page-text.svelte";
import { followRoute, route } from "./frame/route.svelte";
import { followSettings } from "./frame/settings.svelte";
import { keepForOffline } from "./offline/keep.svelte";
import icons from "./look/icons.svg?raw";
import "../.made/fonts/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/layout.css";
import "./stage/layer.css";

followSettings();
followRoute();
followKeys();
fetchAhead(route());

const sprite = document.createElement("div");
sprite.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden";
sprite.innerHTML = icons;
document.body.prepend(sprite);

// not awaited here: other parts of the page wait until this one has run
void followLanguage().then(() => {
  mount(App, { target: need(document.getElementById("page")) });
  keepForOffline();
});
