import type { FormQuestion, FormRole, FormSection, PartId } from '@hearthside/contract/form/fields';
import { allowedRoles } from '@hearthside/contract/form/visibility';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { CirclePlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '@/ui/button';
import { useEditorActions } from '../components/editor-context';
import { EditorQuestion } from './editor-question';
import { EditorSectionHead } from './editor-section-head';
import { useSameList } from '../../list/components/use-same-list';

export interface EditorSectionProps {
  section: FormSection;
  /** Its position among the sections, from 0, and how many there are. The first one is not shown as a card. */
  at: number;
  count: number;
  /** The number of its first question, from 1, and how many the form has. */
  firstNumber: number;
  total: number;
  formRoles: readonly FormRole[];
  /** The open question, if it is in this section. */
  open: PartId | undefined;
  focus: boolean;
  canPaste: boolean;
}

/** A section with its questions (part 2 §2). */
export const EditorSection = memo(function EditorSection(props: EditorSectionProps) {
  const { section, at, count, firstNumber, total, formRoles, open, focus, canPaste } = props;
  const { addQuestion } = useEditorActions();
  const ids = useSameList(section.questions.map(({ id }) => id));
  const allowed = useMemo(
    () => allowedRoles(formRoles, section.accessRoles),
    [formRoles, section.accessRoles],
  );
  return (
    <section aria-label={`Section ${at + 1}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {at > 0 ? (
        <EditorSectionHead section={section} at={at} count={count} />
      ) : (
        // Not shown, but its questions are below it for whoever goes from heading to heading.
        <h2 className="sr-only">Section 1</h2>
      )}
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {section.questions.length === 0 ? (
          <EmptyPlace section={section.id} />
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {section.questions.map((question: FormQuestion, place) => (
              <EditorQuestion
                key={question.id}
                question={question}
                total={total}
                allowed={allowed}
                at={place}
                section={section.id}
                number={firstNumber + place}
                count={section.questions.length}
                open={question.id === open && (focus ? 'focus' : 'still')}
                canPaste={canPaste && question.id === open}
              />
            ))}
          </ol>
        )}
      </SortableContext>
      <div>
        <Button
          variant="quiet"
          size="s"
          icon={<CirclePlus size={18} aria-hidden />}
          aria-label={`Add Question to section ${at + 1}`}
          onClick={() => addQuestion(section.id)}
        >
          Add Question
        </Button>
      </div>
    </section>
  );
});

/** The drop target in a section without questions. */
function EmptyPlace({ section }: { section: PartId }) {
  const { setNodeRef, isOver } = useDroppable({ id: section, data: { section } });
  return (
    <p
      ref={setNodeRef}
      className={clsx(
        'rounded-m border border-dashed px-4 py-6 text-center text-s text-ink-soft',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
    >
      No questions yet. Add one, or drag one here.
    </p>
  );
}
