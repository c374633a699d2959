import { notificationPages } from '@hearthside/contract/notification/pages';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useExistingPage } from '@/lib/use-existing-page';
import { useListTop } from '@/lib/use-list-top';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { Pager } from '@/ui/lists/pager';
import { useNotifications } from '../api/notifications';
import { MarkAllRead } from './mark-all-read';
import { NotificationList } from './notification-list';

const SHOWN = 20;

/** All notifications of the member, one page at a time. */
export function NotificationsPage() {
  usePage('Notifications');
  const [{ page }, change] = useQueryState(pagedQuery);
  const notifications = useNotifications({ page, limit: SHOWN });
  const { data, isLoading } = notifications;
  const pages = data?.pagination.totalPages ?? 0;
  useExistingPage(page, isLoading ? undefined : pages, change);
  const list = useListTop<HTMLDivElement>(page);
  const unread = data?.unread ?? 0;
  return (
    <Card className="max-w-180 sm:p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 pb-2 pl-3">
        <p className="text-s text-ink-soft">{unread > 0 && `${unread} unread`}</p>
        <div className="flex flex-wrap items-center">
          {unread > 0 && <MarkAllRead list={list} />}
          <ButtonLink variant="ghost" size="s" to={notificationPages.choices}>
            Choose which notifications you get
          </ButtonLink>
        </div>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        <NotificationList notifications={notifications} />
      </div>
      <Pager
        page={page}
        pages={pages}
        onPage={(next) => change({ page: next })}
        label="Pages of notifications"
        className="mt-3"
      />
    </Card>
  );
}
