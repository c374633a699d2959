import clsx from 'clsx';
import { usePageName } from '@/lib/page';
import { loadNewVersion, useNewVersion } from '@/lib/portal-version';
import { Button } from '@/ui/button';

/** Says that the server has a new version of the portal. The next section that is opened is of that version. */
export function NewVersion() {
  const isOutdated = useNewVersion();
  const { fills } = usePageName();
  return (
    <div
      role="status"
      className={clsx(
        'print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-sm:z-20',
        // What fills a phone's screen needs its lower end, where one writes.
        fills && 'max-sm:hidden',
      )}
    >
      {isOutdated && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-brand-soft px-4 py-1.5 text-sm text-brand-strong">
          <p>A new version of the portal is available. It loads when you open another section.</p>
          <Button variant="quiet" onClick={loadNewVersion}>
            Load it now
          </Button>
        </div>
      )}
    </div>
  );
}
