import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { isNeeded } from '@hearthside/contract/form/answers';
import { withNames } from '@hearthside/contract/form/names';
import { useSettings } from '@/features/settings';
import { formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { placesOf } from '../../editor/model/form-places';
import { PrintQuestion } from './print-question';

export interface PrintFormProps {
  definition: FormDefinition;
  /** Called when the print dialog has closed: unmount it then. */
  onDone: () => void;
}

/** A form on paper, to be filled in by hand (ruling 16). Prints as soon as it is mounted. */
export function PrintForm({ definition, onDone }: PrintFormProps) {
  const { organisationName } = useSettings();
  const form = withNames(definition);
  const places = placesOf(form);
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={form.title}
      onDone={onDone}
    >
      {form.description && (
        <p dir="auto" className="mb-4 whitespace-pre-line">
          {form.description}
        </p>
      )}
      <dl className="mb-6 grid grid-cols-[2fr_1fr] gap-6">
        <Blank label="Name" />
        <Blank label="Date" />
      </dl>
      {questionsOf(form).some(isNeeded) && (
        <p className="mb-4 text-s">Please answer every question marked with *.</p>
      )}
      {form.sections.map((section) => (
        <section key={section.id} className="mb-6">
          {section.title && <h2 className="mb-1 break-after-avoid text-l">{section.title}</h2>}
          {section.description && (
            <p dir="auto" className="mb-2 break-after-avoid whitespace-pre-line text-s">
              {section.description}
            </p>
          )}
          <ol className="grid gap-5">
            {section.questions.map((question) => (
              <PrintQuestion
                key={question.id}
                number={places.get(question.id) ?? 1}
                question={question}
              />
            ))}
          </ol>
        </section>
      ))}
    </PrintSheet>
  );
}

/** A line to write on. */
function Blank({ label }: { label: string }) {
  return (
    <div className="flex items-end gap-2">
      <dt className="text-s">{label}</dt>
      <dd className="h-7 flex-1 border-b border-line-strong" />
    </div>
  );
}
