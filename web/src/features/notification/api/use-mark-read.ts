import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { notificationApi } from './notification-api';

/** Marks one notification as read, or all of them. */
export function useMarkRead() {
  const invalidate = useInvalidate();
  const { trigger } = useSWRMutation(
    ['notification', 'read'],
    (_, { arg }: { arg: number | 'all' }) =>
      arg === 'all' ? notificationApi.readAll() : notificationApi.read({ id: arg }),
    // A mark that did not get through shows again at the next look; nobody has to be told.
    { onSuccess: () => void invalidate('notification'), throwOnError: false },
  );
  return trigger;
}
