/** To how many chats a message is forwarded at once, at most. */
export const FORWARD_MAX = 5;

export const FORWARD_TEXTS = {
  noChat: 'Please choose at least one chat',
  tooMany: `You can choose up to ${FORWARD_MAX} chats`,
  twice: 'This chat was chosen twice',
  same: 'The message is in this chat already.',
  stays: 'A forwarded message can\u2019t be edited.',
  deleted: 'This message was deleted, so it can\u2019t be forwarded.',
} as const;
