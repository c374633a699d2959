import { FORM_LIMITS, questionsOf } from '@hearthside/contract/form/fields';
import type { FormDefinition, FormQuestion, Prefill } from '@hearthside/contract/form/fields';
import type { FormAnswer, FormAnswers } from '@hearthside/contract/form/answers';
import { emailOf, type Person } from '../people';
import { chance } from '../pets/chance';
import type { DemoQuestion } from './demo-form';

/** What a person's profile says, or what they type if it says nothing yet. */
function profileOf(person: Person): Record<Prefill, string> {
  const [city, state, zipCode, country] = person.place ?? [
    'Portland',
    'Oregon',
    '97205',
    'United States',
  ];
  return {
    firstName: person.first,
    lastName: person.last,
    email: emailOf(person),
    phoneNumber: person.phone,
    streetAddress: person.street ?? '11 Harbor Street',
    city,
    state,
    zipCode,
    country,
  };
}

/** The share of people who answer an optional question. */
const ANSWER_ANYWAY = 0.7;
/** The probability that one more box is ticked. */
const TICK_ANOTHER = 0.3;

/** A person's answer to a question: the same for every seed, with a preference for the first choices. */
function answerOf(
  asked: DemoQuestion,
  question: FormQuestion,
  person: Person,
): FormAnswer | undefined {
  const roll = chance(`${person.first} ${asked.ask}`);
  if (asked.optional && roll() > ANSWER_ANYWAY) return undefined;
  const early = (length: number) => Math.floor(roll() ** 1.8 * length);
  if (asked.type === 'short_answer') {
    if (asked.prefill) return { response: profileOf(person)[asked.prefill] };
    const response = asked.said[Math.floor(roll() * asked.said.length)] ?? '';
    return { response: response.slice(0, FORM_LIMITS.answer) };
  }
  const numbers = question.choices.map(({ id }) => Number(id));
  const first = early(numbers.length);
  if (asked.type === 'multiple_choice') return { choiceIds: numbers.slice(first, first + 1) };
  if (asked.type === 'checkbox') {
    // Someone who chooses "None of these" chooses nothing else.
    const isNone = /^(None|Nothing|No$)/.test(asked.choices[first] ?? '');
    const others = numbers.filter((_, place) => {
      const another = place !== first && roll() < TICK_ANOTHER;
      return another && !isNone && !/^(None|Nothing|No$)/.test(asked.choices[place] ?? '');
    });
    const ticked = new Set([numbers[first], ...others]);
    return { choiceIds: numbers.filter((id) => ticked.has(id)) };
  }
  const cells = question.gridRows.map(({ id }) => ({
    rowId: Number(id),
    columnChoiceId: Number(question.gridColumns[early(question.gridColumns.length)]?.id),
  }));
  return { cells };
}

/** What a person first wrote to questions that begin like this, before they were asked to improve it. */
export type Flaws = Readonly<Record<string, string>>;

/** All answers of a person to a form as they see it. `share`: how far they have got; `flaws`: answers that differ. */
export function answersBy(
  person: Person,
  seen: Pick<FormDefinition, 'sections'>,
  askedOf: (number: number) => DemoQuestion,
  { share = 1, flaws = {} }: { share?: number; flaws?: Flaws } = {},
): FormAnswers {
  const answers: FormAnswers = {};
  const questions = questionsOf(seen);
  for (const question of questions.slice(0, Math.round(questions.length * share))) {
    const number = Number(question.id);
    const asked = askedOf(number);
    const flaw = Object.entries(flaws).find(([begins]) => asked.ask.startsWith(begins));
    const answer = flaw ? { response: flaw[1] } : answerOf(asked, question, person);
    if (answer) answers[number] = answer;
  }
  return answers;
}
