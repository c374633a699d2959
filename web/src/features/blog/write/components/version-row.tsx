import type { BlogVersion, ManagedBlog } from '@hearthside/contract/blog/shapes';
import clsx from 'clsx';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useId, useMemo } from 'react';
import { formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { comparedBlogs, isSame, comparableBlog } from '../../model/blog-comparison';
import { BlogDifferences } from './blog-differences';
import { BlogUnreadable } from '../../read/components/blog-unreadable';

export interface VersionRowProps {
  version: BlogVersion;
  now: ManagedBlog;
  open: boolean;
  onToggle: () => void;
  busy: boolean;
  onRestore: () => void;
}

const DOORS = { portal: 'in the portal', panel: 'in the panel' };

/** One version: when and by whom it was written. When expanded, it shows what has changed since. */
export function VersionRow({ version, now, open, onToggle, busy, onRestore }: VersionRowProps) {
  const id = useId();
  const { at, by, door, published } = version;
  const [before, today] = useMemo(
    () => [comparableBlog(version), comparableBlog(now)],
    [version, now],
  );
  const compared = useMemo(() => before && today && comparedBlogs(before, today), [before, today]);
  const same = compared !== null && isSame(compared);
  return (
    <li className="rounded-m border border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 rounded-m px-3 py-2 text-left hover:bg-surface-sunken sm:px-4"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-[560] tabular-nums">{formatDateTime(at)}</span>
          <span className="block text-s text-ink-soft wrap-anywhere">
            {by ? `by ${by}, ${DOORS[door]}` : DOORS[door]}
          </span>
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {published && <Badge tone="good">Published</Badge>}
          {same && <Badge>As it is now</Badge>}
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className={clsx('shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className="grid gap-3 border-t border-line px-3 py-3 sm:px-4">
          {before === null ? (
            <BlogUnreadable />
          ) : compared === null ? (
            <p className="text-s text-ink-soft">
              The current draft can’t be read, so there’s nothing to compare. Restoring this version
              makes it readable again.
            </p>
          ) : same ? (
            <p className="text-s text-ink-soft">The draft is the same.</p>
          ) : (
            <>
              <p className="text-s text-ink-soft">Changes since then, up to the current draft:</p>
              <BlogDifferences comparison={compared} />
            </>
          )}
          {before !== null && !same && (
            <Button
              variant="quiet"
              size="s"
              className="justify-self-start"
              icon={<RotateCcw size={18} aria-hidden />}
              busy={busy}
              busyLabel="Restoring..."
              onClick={onRestore}
            >
              Restore this version
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
