/** What archiving means, before it is done with one member or with many. */
export const ARCHIVE_WORDS = {
  one: 'For a member who has left. They are signed out at once, can’t sign in, and are in no list to choose from. Their records, pets, chats and history stay, and you can restore them whenever you like. To keep somebody out for a while, suspend them; what is deleted is erased after 30 days.',
  many: 'For members who have left. They are signed out at once, can’t sign in, and are in no list to choose from. Their records, pets, chats and history stay, and you can restore them whenever you like.',
} as const;
