/** What is said of The Lost Code and Think Str8! beside a real box, by language. */
export const texts = import.meta.glob<string>("./text/*.ftl", { query: "?messages", import: "default" });
