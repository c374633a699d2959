import { helpPages } from '@hearthside/contract/help/pages';
import clsx from 'clsx';
import { usePageName } from '@/lib/page';
import { useOnline } from '@/lib/live/use-online';
import { ButtonLink } from '@/ui/button';

/** Says that the device has no connection, and where the emergency sheets that it keeps are. */
export function OfflineLine() {
  const isOnline = useOnline();
  const { fills } = usePageName();
  return (
    <div
      role="status"
      className={clsx(
        'print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-sm:z-20',
        // What fills a phone's screen needs its lower end, where one writes. It says so itself.
        fills && 'max-sm:hidden',
      )}
    >
      {!isOnline && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn-soft px-4 py-1.5 text-sm text-ink">
          <p>You are offline. What you see may be out of date.</p>
          <ButtonLink to={helpPages.offline} variant="quiet">
            Emergency help
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
