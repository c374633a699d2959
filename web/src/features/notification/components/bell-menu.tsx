import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { BackCloses } from '@/ui/dialogs/use-back-closes';
import { useNewest } from '../api/notifications';
import { BELL, BellFace, bellLabel } from './bell';
import { MarkAllRead } from './mark-all-read';
import { NotificationList } from './notification-list';

/** The bell's button with the newest notifications. */
export function BellMenu() {
  const notifications = useNewest();
  const list = useRef<HTMLDivElement>(null);
  const unread = notifications.data?.unread ?? 0;
  return (
    <Popover>
      <PopoverButton aria-label={bellLabel(unread)} className={BELL}>
        <BellFace unread={unread} />
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
  );
}
