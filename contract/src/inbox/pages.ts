/** The part of a chat's address that names one of its messages. */
export const MESSAGE_PARAM = 'message';

/** The addresses of the inbox and of its chats. */
export const inboxPages = {
  list: '/inbox',
  chat: (id: number | string) => `/inbox/${id}`,
  /** A chat, opened at one of its messages. */
  message: (id: number, messageId: number) => `/inbox/${id}?${MESSAGE_PARAM}=${messageId}`,
} as const;
