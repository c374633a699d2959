import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import { resource } from '@/lib/api/resource';

export const notifications = resource('notification', notificationEndpoints);

/** The member's notifications with the count of unread ones, kept fresh by itself. */
export const useNotifications = notifications.list.query({ refreshInterval: 30_000 });

// A mark that did not get through shows again at the next look: nobody has to be told.
export const useMarkRead = notifications.read.mutation({ invalidates: ['notification'] });
export const useMarkAllRead = notifications.readAll.mutation({ invalidates: ['notification'] });
