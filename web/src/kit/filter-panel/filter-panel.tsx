import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { FilterForm, type FilterFormProps } from './filter-form';

/** A filter that is on, in words, and what is asked for without it. */
export interface FilterOn<Filters> {
  words: string;
  without: Partial<Filters>;
}

export interface FilterPanelProps<Filters extends object> extends FilterFormProps<Filters> {
  /** The filters that ask for nothing. */
  none: Filters;
  /** Each filter that is on. */
  on: readonly FilterOn<Filters>[];
  /** Below them, such as saved filters. */
  below?: ReactNode;
}

/**
 * Narrows a list: a button, the form that it opens, and the filters that are on, each to be removed. For the filters
 * of `SearchedList`.
 */
export function FilterPanel<Filters extends object>(props: FilterPanelProps<Filters>) {
  const { none, on, below, ...form } = props;
  const { refused = {}, onChange } = form;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const isOpen = open || Object.values(refused).some(Boolean);
  const remove = (without: Partial<Filters>) => {
    onChange(without);
    // The pressed button disappears.
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{on.length > 0 && ` (${on.length})`}
      </Button>
      <div id={panel} className="order-last grid basis-full gap-2 empty:hidden">
        {isOpen && <FilterForm {...form} />}
        {on.length > 0 && (
          <ul aria-label="Active filters" className="flex flex-wrap gap-2">
            {on.map(({ words, without }) => (
              <li key={words}>
                <button
                  type="button"
                  aria-label={`Remove the filter ${words}`}
                  onClick={() => remove(without)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-4 text-s font-[580] text-brand-strong"
                >
                  <span dir="auto" className="wrap-anywhere">
                    {words}
                  </span>
                  <X size={16} aria-hidden className="shrink-0" />
                </button>
              </li>
            ))}
            <li>
              <Button variant="ghost" onClick={() => remove(none)}>
                Clear filters
              </Button>
            </li>
          </ul>
        )}
        {below}
      </div>
    </>
  );
}
