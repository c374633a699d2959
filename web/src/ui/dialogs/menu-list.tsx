import { MenuItem, MenuItems } from '@headlessui/react';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  /** What it does. Otherwise `to` or `href` say where it leads. */
  onSelect?: () => void;
  /** In place of `onSelect`: opens a dialog, which a screen reader then says beforehand. */
  onOpen?: () => void;
  to?: string;
  /** The state passed to the next page, such as the way back. */
  state?: unknown;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** It is being done. As a button of its own, the entry shows so. */
  busy?: boolean;
  /** A second line, such as why it can't be chosen. */
  hint?: string;
  /** For menus of choices: marks the current one with a check mark. */
  checked?: boolean;
  /** Draws a line above. */
  divided?: boolean;
};

/** The open list of a menu; used by RowMenu and ActionMenu. */
export function MenuList({ items, anchor }: { items: MenuEntry[]; anchor: Anchor }) {
  return (
    <MenuItems
      transition
      modal={false} // a small menu need not lock the page behind it
      anchor={{ to: anchor, gap: 4, padding: 8 }}
      className="z-50 max-w-80 min-w-52 rounded-m border border-line bg-surface p-1.5 shadow-2 transition duration-150 data-closed:-translate-y-1 data-closed:opacity-0 focus-visible:outline-none"
    >
      {items.map((item) => (
        <MenuItem key={item.label} disabled={item.disabled}>
          <Row item={item} />
        </MenuItem>
      ))}
    </MenuItems>
  );
}

export type Anchor = 'bottom end' | 'bottom start' | 'top start' | 'top end';

/** Headless UI passes its wiring as props. The row passes them on to whichever element it renders. */
function Row({ item, ...wiring }: { item: MenuEntry }) {
  const className = clsx(
    'relative flex min-h-11 w-full items-center gap-3 rounded-s px-3 py-2 text-left text-s font-medium focus-visible:outline-none',
    'data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
    item.danger
      ? 'text-bad data-focus:bg-bad-soft'
      : 'data-focus:bg-brand-soft data-focus:text-brand-strong',
    item.divided &&
      'mt-2.5 before:absolute before:inset-x-1 before:-top-1.5 before:border-t before:border-line',
  );
  const body = (
    <>
      {item.icon && <span className="shrink-0">{item.icon}</span>}
      <span className="min-w-0 flex-1">
        {item.label}
        {item.hint && <span className="block text-xs font-normal text-ink-soft"> {item.hint}</span>}
      </span>
      {item.checked && <Check size={18} aria-label="Chosen" className="shrink-0" />}
    </>
  );
  if (item.to)
    return (
      <Link {...wiring} to={item.to} state={item.state} className={className}>
        {body}
      </Link>
    );
  if (item.href)
    return (
      <a {...wiring} href={item.href} className={className}>
        {body}
      </a>
    );
  return <RowButton {...wiring} item={item} className={className} body={body} />;
}

/** A menu hands the focus back to its button two frames after a choice. A dialog that opens earlier would lose it. */
const afterMenu = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => work()));

function RowButton({
  item,
  body,
  onClick,
  ...rest
}: ComponentProps<'button'> & { item: MenuEntry; body: ReactNode }) {
  const work = item.onOpen ?? item.onSelect;
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup={item.onOpen && 'dialog'}
      onClick={(event) => {
        onClick?.(event); // closes the menu
        if (work) afterMenu(work);
      }}
    >
      {body}
    </button>
  );
}
