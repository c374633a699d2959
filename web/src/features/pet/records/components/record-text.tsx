import clsx from 'clsx';
import { useState } from 'react';

/** A text that is longer, or has more lines, is folded. */
const FOLDED = { characters: 160, lines: 3 };

const isLong = (text: string) =>
  text.length > FOLDED.characters || text.split('\n').length > FOLDED.lines;

/** A description in a row. A long one is folded to three lines and can be expanded. */
export function RecordText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (!isLong(text))
    return (
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    );
  return (
    <div className="max-w-[75ch]">
      <p
        dir="auto"
        className={clsx(
          'whitespace-pre-line wrap-anywhere print:line-clamp-none',
          !open && 'line-clamp-3',
        )}
      >
        {text}
      </p>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-mx-1 -mb-2 min-h-11 rounded-s px-1 text-s font-[560] text-brand-strong underline-offset-3 hover:underline"
      >
        {open ? 'Show less' : 'Show all'}
      </button>
    </div>
  );
}
