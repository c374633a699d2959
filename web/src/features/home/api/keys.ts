/** The first page's keys in the data cache; it is about members, and is asked again with them. */
export const homeKeys = { read: ['member', 'detail', 'home'] as const };
