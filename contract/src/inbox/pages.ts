/** The part of a chat's address that names one of its messages. */
export const MESSAGE_PARAM = 'message';
/** The part of the address that names a view of the list. */
export const VIEW_PARAM = 'view';

/** The addresses of the inbox and of its chats. */
export const inboxPages = {
  list: '/inbox',
  chat: (id: number | string) => `/inbox/${id}`,
  /** A chat, opened at one of its messages. */
  message: (id: number, messageId: number) => `/inbox/${id}?${MESSAGE_PARAM}=${messageId}`,
  /** The list in one of its views. */
  view: (view: string) => `/inbox?${VIEW_PARAM}=${view}`,
  /** How long people wait for the office\u2019s answers. */
  answerTimes: '/reports/answer-times',
} as const;
