import type { FormQuestion, FormRole, PartId } from '@hearthside/contract/form/fields';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { memo } from 'react';
import { EditorQuestionOpen } from './editor-question-open';
import { EditorQuestionResting } from './editor-question-resting';

export interface EditorQuestionProps {
  question: FormQuestion;
  section: PartId;
  /** Its number in the whole form, from 1, and how many there are. */
  number: number;
  total: number;
  /** Its position in its section, from 0, and how many there are. */
  at: number;
  count: number;
  /** Whether it is open for editing. 'focus' also puts the cursor into its text. */
  open: false | 'still' | 'focus';
  canPaste: boolean;
  /**
   * The roles that see its section. Undefined means everybody. The list is the same object while its content is the
   * same.
   */
  allowed: readonly FormRole[] | undefined;
}

export const cardId = (question: PartId) => `question-${question}`;

/** One question in the editor. Its card renders again only when something in it changes. */
export const EditorQuestion = memo(function EditorQuestion(props: EditorQuestionProps) {
  const { question, number, open } = props;
  const sortable = useSortable({ id: question.id, data: { number } });
  return (
    <li
      ref={sortable.setNodeRef}
      id={cardId(question.id)}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={clsx(
        'relative scroll-mt-24 rounded-m border bg-surface shadow-1',
        open
          ? 'border-brand'
          : 'border-line [contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
        sortable.isDragging && 'opacity-40',
      )}
    >
      <button
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={`Move question ${number}`}
        title="Drag, or press Space and use the arrow keys"
        className="absolute top-2 right-2 z-10 grid size-11 cursor-grab touch-none place-items-center rounded-s text-ink-soft hover:bg-surface-sunken"
      >
        <GripVertical size={20} aria-hidden />
      </button>
      <Body {...props} />
    </li>
  );
});

/** Separate from the card, so that a drag over the card does not render its content. */
const Body = memo(function Body(props: EditorQuestionProps) {
  return props.open ? <EditorQuestionOpen {...props} /> : <EditorQuestionResting {...props} />;
});
