/** What may be said while a game runs (`cairn.server.table.chat.READY_MADE`); the words are in the table's catalogue. */
export const READY_MADE = [
  "chat-hello",
  "chat-good-luck",
  "chat-thinking",
  "chat-well-played",
  "chat-oops",
  "chat-thanks",
] as const;
