/** All components as the server's book has them (`cairn.games.arnak.words.book`): numbers, signs, texts, rules. */
import type { Book, TempleStackInfo } from "../../api/arnak";
import { paper } from "../../frame/server";

export type {
  AssistantInfo,
  Book,
  CardInfo,
  GuardianInfo,
  SiteInfo,
  RivalTileInfo,
  RowInfo,
  SpaceInfo,
  TempleStackInfo,
  EffectInfo,
  TrackInfo,
} from "../../api/arnak";
export type Foot = TempleStackInfo["feet"][number];

class Shelf {
  book: Book | null = $state.raw(null);
  /** Whether it cannot be had. */
  isMissing = $state(false);
  #address = "";

  /** Fetch it, unless it is here: what lies under an address never changes. */
  async fetch(files: Readonly<Record<string, string>>): Promise<void> {
    const address = files["table/book"];
    if (!address || this.#address === address) return;
    this.#address = address;
    try {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the server that the page is from made it
      this.take(JSON.parse(await paper(address)) as Book);
    } catch {
      this.isMissing = true;
    }
  }

  take(book: Book): void {
    this.book = book;
  }
}

/** The book, once it is here. */
export const shelf = new Shelf();
