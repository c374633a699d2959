/** The notifications' keys in the data cache. */
export const notificationKeys = {
  list: (page: number, limit: number) => ['notification', 'list', { page, limit }] as const,
};
