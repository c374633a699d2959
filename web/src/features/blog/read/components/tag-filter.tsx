import clsx from 'clsx';
import { X } from 'lucide-react';
import { useId, useState } from 'react';

export interface TagFilterProps {
  tags: readonly { tag: string; count: number }[];
  chosen: string | undefined;
  /** Whether to show how many blogs have each tag. */
  counted: boolean;
  /** Undefined means all tags. */
  onChoose: (tag: string | undefined) => void;
}

/** How many tags are shown at first. */
const SHOWN = 8;

const isTag = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase();

/** The tags of all blogs, the most used first. One of them can be chosen. */
export function TagFilter({ tags, chosen, counted, onChoose }: TagFilterProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  // A tag that was chosen by a link stays visible, however rare it is.
  const first = tags.filter(({ tag }, at) => all || at < SHOWN || isTag(tag, chosen));
  const known = chosen === undefined || tags.some(({ tag }) => isTag(tag, chosen));
  const shown = known ? first : [...first, { tag: chosen, count: 0 }];
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span id={id} className="text-s font-semibold">
        Tags
      </span>
      {shown.map(({ tag, count }) => {
        const on = isTag(tag, chosen);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={on}
            onClick={() => onChoose(on ? undefined : tag)}
            className="group inline-flex min-h-11 max-w-full items-center rounded-full"
          >
            <span
              className={clsx(
                'inline-flex min-w-0 items-center gap-1.5 rounded-full border px-3 py-1 text-s transition-colors duration-150',
                on
                  ? 'border-brand bg-brand text-brand-ink'
                  : 'border-line-strong bg-surface text-ink group-hover:border-line-control group-hover:bg-surface-sunken',
              )}
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {tag}
              </span>
              {on ? (
                <X size={15} aria-hidden className="shrink-0" />
              ) : (
                counted && (
                  <span className="text-xs text-ink-soft tabular-nums">
                    {count}
                    <span className="sr-only"> {count === 1 ? 'blog' : 'blogs'}</span>
                  </span>
                )
              )}
            </span>
          </button>
        );
      })}
      {tags.length > SHOWN && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-11 rounded-s px-2 text-s font-[560] text-brand-strong hover:underline"
        >
          {all ? 'Fewer tags' : `All ${tags.length} tags`}
        </button>
      )}
    </div>
  );
}
