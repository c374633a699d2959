import { bellEndpoints } from '@hearthside/contract/notification/bell-endpoints';
import { resource } from '@/lib/api/resource';

export const notifications = resource('notification', bellEndpoints);

/** The member's notifications with the unread count, kept fresh automatically. */
export const useNotifications = notifications.list.query({ refreshInterval: 30_000 });

/** How many the bell shows. */
const NEWEST = 8;
/** The newest of them, as the bell shows them. */
export const useNewest = () => useNotifications({ page: 1, limit: NEWEST });

// A mark that was not saved shows as unread the next time, so nobody has to be told.
export const useMarkRead = notifications.read.mutation({ invalidates: ['notification'] });
export const useMarkAllRead = notifications.readAll.mutation({ invalidates: ['notification'] });
