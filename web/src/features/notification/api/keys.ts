/** The notifications' keys in the data cache. */
export const notificationKeys = {
  list: (page: number, limit: number) => ['notification', 'list', { page, limit }] as const,
  // Not below 'notification': news in the bell change nothing about it.
  choices: () => ['notification-choices'] as const,
};
