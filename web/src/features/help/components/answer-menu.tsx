import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { RowMenu } from '@/ui/dialogs/menu';
import { useAnswerActions } from './use-answer-actions';

export interface AnswerMenuProps {
  item: HelpItem;
  /** All answers of the topic in order, if the order can be changed. */
  siblings: readonly HelpItem[] | undefined;
  onEdit: () => void;
  /** Called when the answer has left the list. */
  onRemoved: () => void;
}

/** The actions of an editor on an answer. */
export function AnswerMenu({ item, siblings, onEdit, onRemoved }: AnswerMenuProps) {
  const { remove, move } = useAnswerActions(item, onRemoved);
  const ids = siblings?.map(({ id }) => id) ?? [];
  const at = ids.indexOf(item.id);
  return (
    <RowMenu
      name={item.question}
      items={[
        { label: 'Edit', icon: <Pencil size={18} aria-hidden />, onOpen: onEdit },
        {
          label: 'Move up',
          icon: <ArrowUp size={18} aria-hidden />,
          disabled: at < 1,
          hint: siblings ? undefined : 'Clear the search first',
          onSelect: () => void move(ids[at - 1] ?? null),
        },
        {
          label: 'Move down',
          icon: <ArrowDown size={18} aria-hidden />,
          disabled: at === -1 || at === ids.length - 1,
          hint: siblings ? undefined : 'Clear the search first',
          onSelect: () => void move(ids[at + 2] ?? null),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onSelect: () => void remove(),
        },
      ]}
    />
  );
}
