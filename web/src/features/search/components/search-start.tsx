import { ArrowUpRight, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import type { Hit } from '../model/hits';
import type { Recent } from '../model/recent';

export interface SearchStartProps {
  recent: Recent;
  onSearch: (text: string) => void;
  onChoose: (hit: Hit) => void;
  onClear: () => void;
}

/** So many pages that were chosen before are offered. */
const CHOSEN_SHOWN = 5;

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-s px-3 py-1.5 text-left transition-colors duration-150 hover:bg-surface-sunken';

/** Before anything is typed: what was searched for and opened before on this device. */
export function SearchStart({ recent, onSearch, onChoose, onClear }: SearchStartProps) {
  const { searches, chosen } = recent;
  if (searches.length === 0 && chosen.length === 0) {
    return (
      <p className="px-3 py-8 text-center text-ink-soft">
        Type a name, a word or what you want to do.
      </p>
    );
  }
  return (
    <div className="-mx-2 grid gap-3">
      {searches.length > 0 && (
        <section aria-label="Recent searches">
          <p className="px-3 pb-1 text-s font-semibold text-ink-soft">Recent searches</p>
          {searches.map((text) => (
            <button key={text} type="button" className={row} onClick={() => onSearch(text)}>
              <History size={20} aria-hidden className="shrink-0 text-ink-soft" />
              <span className="min-w-0 truncate">{text}</span>
            </button>
          ))}
        </section>
      )}
      {chosen.length > 0 && (
        <section aria-label="Recently opened">
          <p className="px-3 pb-1 text-s font-semibold text-ink-soft">Recently opened</p>
          {chosen.slice(0, CHOSEN_SHOWN).map(({ path, title, line }) => (
            <Link
              key={path}
              to={path}
              className={row}
              onClick={() => onChoose({ path, title, line, snippet: '' })}
            >
              <ArrowUpRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
              <span className="min-w-0">
                <span className="block truncate font-[560]">{title}</span>
                {line && <span className="block truncate text-s text-ink-soft">{line}</span>}
              </span>
            </Link>
          ))}
        </section>
      )}
      <p>
        <Button variant="ghost" size="s" onClick={onClear}>
          Clear recent searches
        </Button>
        <span className="block px-3 pt-1 text-s text-ink-soft">Saved on this device only.</span>
      </p>
    </div>
  );
}
