const EFFECT =
  'They’re signed out right away, can’t sign in, and aren’t in any list to choose from. Their records, pets, chats and history stay, and you can restore them whenever you like.';

/** What archiving means, before it is done with one member or with many. */
export const ARCHIVE_WORDS = {
  one: `For a member who has left. ${EFFECT} To keep someone out for a while, suspend them instead. Deleted members are permanently erased after 30 days.`,
  many: `For members who have left. ${EFFECT}`,
} as const;
