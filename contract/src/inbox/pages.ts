/** The addresses of the inbox and of its chats. */
export const inboxPages = {
  list: '/inbox',
  chat: (id: number | string) => `/inbox/${id}`,
} as const;
