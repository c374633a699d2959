import { FORM_LIMITS, type PartId } from '@hearthside/contract/form/fields';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextInput } from '@/ui/fields/text-input';
import type { LineList } from '../model/form-action';
import type { Line } from '../model/question-parts';
import { useEditorActions } from '../components/editor-context';

export interface EditorLineProps {
  question: PartId;
  list: LineList;
  line: Line;
  /** Its name, such as 'Option', and its number from 1. */
  name: string;
  number: number;
  /** It is the only one, so it can't be removed. */
  only: boolean;
  removeLabel: string;
  mark?: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** One choice, row or column. */
export function EditorLine(props: EditorLineProps) {
  const { question, list, line, name, number, only, removeLabel, mark } = props;
  const { action, settle } = useEditorActions();
  const { setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({
    id: line.id,
    disabled: only,
  });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={clsx('flex items-center gap-2', sortable.isDragging && 'relative z-10 opacity-70')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...sortable.listeners}
        disabled={only}
        aria-label={`Move ${name.toLowerCase()} ${number}`}
        title="Drag, or press Space and use the arrow keys"
        className="-mr-2 -ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-s text-ink-faint hover:bg-surface-sunken disabled:cursor-default disabled:opacity-40"
      >
        <GripVertical size={18} aria-hidden />
      </button>
      {mark}
      <TextInput
        aria-label={`${name} ${number}`}
        placeholder={`${name} ${number}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        maxLength={FORM_LIMITS.choice}
        value={line.text}
        onChange={({ target }) =>
          action({ do: 'setLine', question, list, line: line.id, text: target.value })
        }
        onBlur={settle}
        onKeyDown={props.onKeyDown}
        className="min-w-0 flex-1"
      />
      <IconButton
        label={removeLabel}
        icon={<X size={18} aria-hidden />}
        disabled={only}
        onClick={props.onRemove}
      />
    </li>
  );
}
