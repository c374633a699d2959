import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CountBadge } from '@/ui/badge';
import { ScrollStrip } from '@/ui/lists/scroll-strip';

const strip = 'border-b border-line';
const row = 'flex w-max min-w-full gap-1';
const tab =
  'inline-flex min-h-11 items-center gap-2 rounded-t-[8px] border-b-[3px] px-4 py-2 font-[560] whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2';
const look = (on: boolean) =>
  clsx(
    tab,
    on ? 'border-brand text-brand-strong' : 'border-transparent text-ink-soft hover:text-ink',
  );

export type LinkTab = { id: string; label: string; to?: string; count?: number };

export type LinkTabsProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly LinkTab[];
  /** The id of the current tab. */
  current: string;
  /** For items without `to`. */
  onSelect?: (id: string) => void;
  className?: string;
};

/** Tabs that navigate or filter a list: links (or buttons), not an ARIA tablist. */
export function LinkTabs({ label, items, current, onSelect, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={clsx(strip, className)}>
      <ScrollStrip className="-mb-px">
        <ul className={row}>
          {items.map((item) => {
            const on = item.id === current;
            const body = (
              <>
                {item.label}
                {item.count !== undefined && <CountBadge count={item.count} quiet />}
              </>
            );
            return (
              <li key={item.id}>
                {item.to === undefined ? (
                  <button
                    type="button"
                    aria-current={on || undefined}
                    onClick={() => onSelect?.(item.id)}
                    className={look(on)}
                  >
                    {body}
                  </button>
                ) : (
                  <Link to={item.to} aria-current={on ? 'page' : undefined} className={look(on)}>
                    {body}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </ScrollStrip>
    </nav>
  );
}

export type TabSpec = { id: string; label: string; content: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabSpec[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
};

/** Panels of one page, one of which is visible. Arrow keys move, Home and End jump. */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === value),
  );
  return (
    <TabGroup
      selectedIndex={index}
      onChange={(next) => onChange(items[next]?.id ?? value)}
      className={className}
    >
      <div className={strip}>
        <ScrollStrip className="-mb-px">
          <TabList aria-label={label} className={row}>
            {items.map((item) => (
              <Tab key={item.id} className={look(item.id === value)}>
                {item.label}
              </Tab>
            ))}
          </TabList>
        </ScrollStrip>
      </div>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} className="rounded-s pt-4">
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
