import { notificationPages } from '@hearthside/contract/notification/pages';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LateMenu } from '@/ui/late-menu';
import { latePart } from '@/ui/late-part';
import { useNewest } from '../api/notifications';

const useBellMenu = latePart(async () => (await import('./bell-menu')).BellMenu);

/** Its code is not needed for the first page. */
const closeBells = async () => (await import('@/lib/push/push-here')).closeShown('bell-');

/** How the bell's button looks. */
export const BELL =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-s text-ink-soft transition-colors duration-150 hover:bg-surface-sunken hover:text-ink';

/** What the bell says to screen readers. */
export const bellLabel = (unread: number) =>
  unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';

/** The bell with the unread count. On phones it links to the page, else its menu has the newest notifications. */
export function Bell() {
  const { data } = useNewest();
  const unread = data?.unread ?? 0;
  // What is read needs no notification on this device any more.
  useEffect(() => {
    if (data?.unread === 0) closeBells().catch(() => undefined);
  }, [data?.unread]);
  const label = bellLabel(unread);
  return (
    <>
      <Link to={notificationPages.list} aria-label={label} className={`${BELL} sm:hidden`}>
        <BellFace unread={unread} />
      </Link>
      <span className="relative max-sm:hidden">
        <LateMenu
          usePart={useBellMenu}
          button={(press) => (
            <button
              type="button"
              aria-label={label}
              aria-expanded={false}
              className={BELL}
              onClick={press}
            >
              <BellFace unread={unread} />
            </button>
          )}
        />
      </span>
    </>
  );
}

/** What stands on the bell's button. */
export const BellFace = ({ unread }: { unread: number }) => (
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
