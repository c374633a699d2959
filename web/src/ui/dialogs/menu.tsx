import { Menu, MenuButton } from '@headlessui/react';
import { ChevronDown, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { ButtonSize, ButtonVariant } from '@/ui/button-style';
import { IconButton } from '@/ui/icon-button';
import { MenuList, type Anchor, type MenuEntry } from '@/ui/dialogs/menu-list';

export type { MenuEntry };

export type RowMenuProps = {
  /** What the row is about. The button reads 'More actions for {name}'. */
  name: string;
  items: MenuEntry[];
  /** Another name for the button, if 'More actions' does not fit. */
  label?: string;
  icon?: ReactNode;
  className?: string;
};

/** The three dots at the end of a row. */
export function RowMenu({ name, items, label, icon, className }: RowMenuProps) {
  return (
    <Menu>
      <MenuButton
        as={IconButton}
        label={label ?? `More actions for ${name}`}
        icon={icon ?? <Ellipsis size={20} aria-hidden />}
        className={className}
      />
      <MenuList items={items} anchor="bottom end" />
    </Menu>
  );
}

export type ActionMenuProps = {
  label: ReactNode;
  items: MenuEntry[];
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  anchor?: Anchor;
  className?: string;
};

/** A button with a label that opens a menu, such as 'Add' or 'Sort by'. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, items, icon, variant = 'quiet', size, anchor = 'bottom start', className } = props;
  return (
    <Menu>
      <MenuButton as={Button} variant={variant} size={size} icon={icon} className={className}>
        {label}
        <ChevronDown size={18} aria-hidden />
      </MenuButton>
      <MenuList items={items} anchor={anchor} />
    </Menu>
  );
}
