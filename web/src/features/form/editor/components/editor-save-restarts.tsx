import { plainText } from '@hearthside/contract/form/text';
import type { Restart } from '@hearthside/contract/form/wording';
import { Checkbox } from '@/ui/fields/checkbox';
import { useFormNow } from '../../api/forms';

export interface EditorSaveRestartsProps {
  formId: number;
  /** How many responses there were when the form was opened. */
  responses: number;
  restarts: readonly Restart[];
  /** The questions that are marked as only corrected. */
  corrections: readonly number[];
  onCorrections: (corrections: number[]) => void;
}

const responsesWords = (count: number) =>
  count === 1
    ? 'There is 1 response so far.'
    : `There are ${count.toLocaleString('en-US')} responses so far.`;

/**
 * The questions whose statistics start over when the form is published, and a checkbox to mark each as a correction,
 * which avoids that (ruling 35).
 */
export function EditorSaveRestarts(props: EditorSaveRestartsProps) {
  const { formId, responses, restarts, corrections, onCorrections } = props;
  // Responses may arrive while the form is being edited.
  const { data } = useFormNow(formId);
  const count = data?.form.responses ?? responses;
  if (count === 0) return null;
  const toggle = (id: number, on: boolean) =>
    onCorrections(on ? [...corrections, id] : corrections.filter((other) => other !== id));
  return (
    <div className="text-s text-ink-soft">
      <p className="font-semibold text-ink">{responsesWords(count)}</p>
      <p className="mt-1">
        Statistics for these questions start over. Answers so far are kept with the earlier wording
        in statistics, reports and CSV files.
      </p>
      <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
        {restarts.map(({ question, number, correctable }) => (
          <li key={question.id} className="py-1">
            <span className="block wrap-anywhere text-ink">
              Question {number}: {plainText(question.question)}
            </span>
            {correctable ? (
              <Checkbox
                label={
                  <>
                    Only a correction<span className="sr-only"> of question {number}</span>
                  </>
                }
                hint="It asks the same thing as before, so its statistics continue."
                checked={corrections.includes(Number(question.id))}
                onChange={({ target }) => toggle(Number(question.id), target.checked)}
              />
            ) : (
              'Something people could answer has been removed.'
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
