import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { Bell as BellIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { BackCloses } from '@/ui/dialogs/use-back-closes';
import { useNotifications } from '../api/notifications';
import { MarkAllRead } from './mark-all-read';
import { NotificationList } from './notification-list';

const SHOWN = 8;

const look =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-s text-ink-soft transition-colors duration-150 hover:bg-surface-sunken hover:text-ink';

/** The bell: the unread count, and the newest notifications. On phones it links to the page. */
export function Bell() {
  const notifications = useNotifications({ page: 1, limit: SHOWN });
  const list = useRef<HTMLDivElement>(null);
  const unread = notifications.data?.unread ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  const face = (
    <>
      <BellIcon size={22} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 left-6 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-[640] text-accent-on tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
  return (
    <>
      <Link to={notificationPages.list} aria-label={label} className={`${look} sm:hidden`}>
        {face}
      </Link>
      <Popover className="relative max-sm:hidden">
        <PopoverButton aria-label={label} className={look}>
          {face}
        </PopoverButton>
        <PopoverPanel
          // Rendered next to its button in the document. Elsewhere it would need focus stops that are hidden from
          // screen readers.
          transition
          className="absolute top-full right-0 z-40 mt-2 w-96 rounded-m border border-line bg-surface shadow-2 transition duration-150 data-closed:-translate-y-1 data-closed:opacity-0"
        >
          {({ open, close }) => (
            <section aria-label="Notifications" className="flex max-h-[75dvh] flex-col">
              <BackCloses open={open} close={close} />
              <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
                <h2 className="font-body text-m font-[650] tracking-normal">Notifications</h2>
                {unread > 0 && <MarkAllRead list={list} />}
              </div>
              <div ref={list} tabIndex={-1} className="min-h-0 overflow-y-auto p-1.5 outline-none">
                <NotificationList notifications={notifications} onFollow={() => close()} />
              </div>
              <Link
                to={notificationPages.list}
                onClick={() => close()}
                className="flex min-h-12 shrink-0 items-center justify-center border-t border-line text-s font-semibold text-brand-strong hover:bg-surface-sunken"
              >
                See all notifications
              </Link>
            </section>
          )}
        </PopoverPanel>
      </Popover>
    </>
  );
}
