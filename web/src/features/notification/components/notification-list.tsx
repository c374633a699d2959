import type { bellEndpoints } from '@hearthside/contract/notification/bell-endpoints';
import { BellOff } from 'lucide-react';
import type { Answer } from '@hearthside/contract/endpoint';
import type { SWRResponse } from 'swr';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonText } from '@/ui/skeleton';
import { NotificationRow } from './notification-row';

export interface NotificationListProps {
  notifications: SWRResponse<Answer<(typeof bellEndpoints)['list']>, unknown>;
  onFollow?: () => void;
}

/** Notifications, newest first, in their four states. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  return (
    <AsyncView
      {...viewOf(notifications)}
      isEmpty={({ pagination }) => pagination.total === 0}
      skeleton={<SkeletonText lines={4} label="Loading notifications..." />}
      empty={
        <EmptyState icon={<BellOff size={32} aria-hidden />} title="No notifications yet.">
          When something needs you, it shows here.
        </EmptyState>
      }
      errorTitle="Failed to load notifications"
    >
      {({ notifications: list }) => (
        <ul className="grid gap-0.5">
          {list.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}
