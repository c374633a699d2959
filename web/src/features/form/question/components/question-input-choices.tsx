import { useId } from 'react';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Radio } from '@/ui/fields/radio';
import type { QuestionInputProps } from './question-input';

const chosenIn = (answer: QuestionInputProps['answer']) =>
  answer && 'choiceIds' in answer ? answer.choiceIds : [];

const line =
  'rounded-s border border-line px-3 transition-colors duration-150 has-checked:border-brand has-checked:bg-brand-soft hover:border-line-strong';

/** One of several choices. If no answer is required, it can be deselected. */
export function MultipleChoiceInput(props: QuestionInputProps) {
  const { question, answer, onChange, labelledBy, describedBy, invalid, needed } = props;
  const name = useId();
  const chosen = chosenIn(answer);
  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={needed || undefined}
        className="grid max-w-2xl gap-2"
      >
        {question.choices.map(({ id, choice }) => (
          <Radio
            key={id}
            name={name}
            label={
              <span dir="auto" className="wrap-anywhere">
                {choice}
              </span>
            }
            checked={chosen.includes(Number(id))}
            onChange={() => onChange({ choiceIds: [Number(id)] })}
            aria-invalid={invalid || undefined}
            className={line}
          />
        ))}
      </div>
      {!needed && chosen.length > 0 && (
        <Button
          variant="ghost"
          size="s"
          className="mt-1 -ml-3"
          onClick={() => onChange({ choiceIds: [] })}
        >
          Clear my choice
        </Button>
      )}
    </div>
  );
}

/** Any number of the choices. */
export function CheckboxesInput(props: QuestionInputProps) {
  const { question, answer, onChange, labelledBy, describedBy, invalid } = props;
  const chosen = chosenIn(answer);
  const toggle = (id: number, isChosen: boolean) => {
    // In the order of the question, whatever the order of checking.
    const next = question.choices
      .map((choice) => Number(choice.id))
      .filter((other) => (other === id ? isChosen : chosen.includes(other)));
    onChange({ choiceIds: next });
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="grid max-w-2xl gap-2"
    >
      {question.choices.map(({ id, choice }) => (
        <Checkbox
          key={id}
          label={
            <span dir="auto" className="wrap-anywhere">
              {choice}
            </span>
          }
          checked={chosen.includes(Number(id))}
          onChange={(event) => toggle(Number(id), event.target.checked)}
          aria-invalid={invalid || undefined}
          className={line}
        />
      ))}
    </div>
  );
}
