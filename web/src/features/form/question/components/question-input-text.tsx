import { FORM_LIMITS, type Prefill } from '@hearthside/contract/form/fields';
import type { ComponentProps } from 'react';
import { Textarea } from '@/ui/fields/textarea';
import { TextInput } from '@/ui/fields/text-input';
import type { QuestionInputProps } from './question-input';

/** Hints for typing the value of a prefill: the right keyboard, and the browser's autofill. */
const HELP: Record<Prefill, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phoneNumber: { autoComplete: 'tel', inputMode: 'tel' },
  streetAddress: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zipCode: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name' },
};

/** From this many characters on, the remaining number is shown. */
const NEAR = FORM_LIMITS.answer - 500;

/** A text answer: a single line for values of the profile, several lines otherwise. */
export function ShortAnswerInput(props: QuestionInputProps) {
  const { question, answer, onChange, labelledBy, describedBy, invalid, needed } = props;
  const text = answer && 'response' in answer ? answer.response : '';
  const common = {
    value: text,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': needed || undefined,
  };
  if (question.prefill) {
    return (
      <TextInput
        {...common}
        {...HELP[question.prefill]}
        onChange={(event) => onChange({ response: event.target.value })}
        className="max-w-2xl"
      />
    );
  }
  return (
    <div className="max-w-2xl">
      <Textarea
        {...common}
        rows={3}
        onChange={(event) => onChange({ response: event.target.value })}
      />
      {text.length > NEAR && (
        <p aria-live="polite" className="mt-1 text-s text-ink-soft tabular-nums">
          {leftWords(FORM_LIMITS.answer - text.length)}
        </p>
      )}
    </div>
  );
}

const leftWords = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;
