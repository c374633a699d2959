import type { PetEntry } from '@hearthside/contract/pet/entry';
import { PencilLine, Trash2 } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { RowMenu } from '@/ui/dialogs/menu';

export interface EntryMenuProps {
  entry: PetEntry;
  onEdit: (entry: PetEntry) => void;
  onDelete: (entry: PetEntry) => void;
}

/** The actions on one entry. */
export function EntryMenu({ entry, onEdit, onDelete }: EntryMenuProps) {
  return (
    <RowMenu
      name={`the entry of ${formatDate(entry.date)}`}
      items={[
        {
          label: 'Edit',
          icon: <PencilLine size={18} aria-hidden />,
          onSelect: () => onEdit(entry),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onSelect: () => onDelete(entry),
        },
      ]}
    />
  );
}
