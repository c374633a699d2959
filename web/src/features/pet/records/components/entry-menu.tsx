import type { PetEntry } from '@hearthside/contract/pet/entry';
import { COMMENTS_MAX } from '@hearthside/contract/pet/entry-comment';
import { MessageSquarePlus, PencilLine, Trash2 } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { RowMenu } from '@/ui/dialogs/menu';

export interface EntryMenuProps {
  entry: PetEntry;
  onEdit: (entry: PetEntry) => void;
  onDelete: (entry: PetEntry) => void;
  /** Left out if the viewer may not comment. */
  onComment?: ((entry: PetEntry) => void) | undefined;
}

/** The actions on one entry. */
export function EntryMenu({ entry, onEdit, onDelete, onComment }: EntryMenuProps) {
  return (
    <RowMenu
      name={`the entry of ${formatDate(entry.date)}`}
      items={[
        {
          label: 'Edit',
          icon: <PencilLine size={18} aria-hidden />,
          onOpen: () => onEdit(entry),
        },
        ...(onComment && entry.comments.length < COMMENTS_MAX
          ? [
              {
                label: 'Comment',
                icon: <MessageSquarePlus size={18} aria-hidden />,
                onOpen: () => onComment(entry),
              },
            ]
          : []),
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onOpen: () => onDelete(entry),
        },
      ]}
    />
  );
}
