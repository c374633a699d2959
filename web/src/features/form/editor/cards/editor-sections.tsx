import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import { EditorDrag } from '../components/editor-drag';
import { EditorSection } from './editor-section';

export interface EditorSectionsProps {
  form: FormDefinition;
  open: { id?: PartId; focus: boolean };
  canPaste: boolean;
}

/** All sections of the form that is edited. */
export function EditorSections({ form, open, canPaste }: EditorSectionsProps) {
  const total = questionsOf(form).length;
  const starts = form.sections.map((_, at) =>
    form.sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1),
  );
  return (
    <EditorDrag form={form}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {form.sections.map((section, at) => {
          const has = section.questions.some(({ id }) => id === open.id);
          return (
            <EditorSection
              key={section.id}
              section={section}
              at={at}
              total={total}
              count={form.sections.length}
              firstNumber={starts[at] ?? 1}
              formRoles={form.accessRoles}
              open={has ? open.id : undefined}
              focus={has && open.focus}
              canPaste={has && canPaste}
            />
          );
        })}
      </div>
    </EditorDrag>
  );
}
