import useSWR from 'swr';
import { notificationKeys } from './keys';
import { notificationApi } from './notification-api';

const POLL_MS = 30_000;

/** A page of the member's notifications, with the count of unread ones; kept fresh by itself. */
export const useNotifications = (page: number, limit: number) =>
  useSWR(notificationKeys.list(page, limit), ([, , asked]) => notificationApi.list(asked), {
    refreshInterval: POLL_MS,
    keepPreviousData: true,
  });
