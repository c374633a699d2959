import { Button } from '@/ui/button';
import { ActionMenu, type MenuEntry } from '@/ui/dialogs/menu';

/** The most likely action as a button, the rest in a menu next to it. */
export function DetailsFooter({ entries }: { entries: readonly MenuEntry[] }) {
  const [first, ...others] = entries;
  if (!first) return null;
  const [only] = others;
  return (
    <>
      {only && others.length === 1 ? (
        <ActButton entry={only} quiet />
      ) : (
        others.length > 0 && <ActionMenu label="More" items={others} anchor="top end" />
      )}
      <ActButton entry={first} quiet={first.danger} />
    </>
  );
}

function ActButton({ entry, quiet }: { entry: MenuEntry; quiet?: boolean }) {
  return (
    <Button
      variant={quiet ? 'quiet' : 'primary'}
      icon={entry.icon}
      busy={entry.busy}
      aria-haspopup={entry.onOpen && 'dialog'}
      onClick={entry.onOpen ?? entry.onSelect}
    >
      {entry.label}
    </Button>
  );
}
