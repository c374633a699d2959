import {
  FORM_LIMITS,
  FORM_TEXTS,
  type FormDefinition,
  type FormQuestion,
  type FormSection,
  type PartId,
} from '@hearthside/contract/form/fields';
import {
  emptyForm,
  emptySection,
  hasChoices,
  lackedBy,
} from '@hearthside/contract/form/publishing';
import { unseenParts } from '@hearthside/contract/form/visibility';
import { plainText } from '@hearthside/contract/form/text';
import type { LineList } from './form-action';
import { linesOf } from './question-parts';

/** A problem with a form that its author should know about before it is saved. */
export interface FormProblem {
  /** The section or question it is about. Undefined means the form itself. */
  part?: PartId;
  /** Its location, such as 'Question 3'. */
  where: string;
  message: string;
  /** Whether it prevents saving. Otherwise it is only a warning. */
  stops: boolean;
}

/** Whether two problems are the same. */
export const sameProblem = (one: FormProblem, other: FormProblem): boolean =>
  one.part === other.part &&
  one.where === other.where &&
  one.message === other.message &&
  one.stops === other.stops;

type Note = Pick<FormProblem, 'message' | 'stops'>;

const stop = (message: string): Note => ({ message, stops: true });
const stopAt = (message: string | undefined) => message !== undefined && stop(message);
const hint = (message: string): Note => ({ message, stops: false });

/** What prevents a form from being saved, and what may be unexpected (part 2 §5), in the form's order. */
export function formProblems(form: FormDefinition): FormProblem[] {
  const unseen = new Set(unseenParts(form));
  let number = 0;
  return [
    ...ofForm(form).map((note) => ({ where: 'Form', ...note })),
    ...form.sections.flatMap((section, at) => [
      ...ofSection(section, at, unseen.has(section.id)).map((note) => ({
        part: section.id,
        where: `Section ${at + 1}`,
        ...note,
      })),
      ...section.questions.flatMap((question) => {
        number += 1;
        return ofQuestion(question, unseen.has(question.id), number).map((note) => ({
          part: question.id,
          where: `Question ${number}`,
          ...note,
        }));
      }),
    ]),
  ];
}

function* all(...notes: (Note | false)[]): Generator<Note> {
  for (const note of notes) if (note) yield note;
}

const ofForm = (form: FormDefinition): Note[] => [
  ...all(
    form.title.trim() === '' && stop(FORM_TEXTS.noTitle),
    tooLong(form.title, FORM_LIMITS.title, 'The title'),
    tooLong(form.description, FORM_LIMITS.description, 'The description'),
    stopAt(emptyForm(form)),
  ),
];

const ofSection = (section: FormSection, at: number, unseen: boolean): Note[] => [
  ...all(
    tooLong(section.title, FORM_LIMITS.title, 'The title'),
    tooLong(section.description, FORM_LIMITS.description, 'The description'),
    unseen && hint('No one can see it: none of its roles is among the form’s.'),
    stopAt(emptySection(section, at)),
  ),
];

function ofQuestion(question: FormQuestion, unseen: boolean, number: number): Note[] {
  const words = plainText(question.question).trim();
  const lists = listsOf(question);
  const lines = lists.flatMap((list) => linesOf(question, list));
  const unnamed = lines.filter(({ text }) => text.trim() === '').length;
  return [
    ...all(
      words === '' && hint(`It has no text yet and will be called “Question ${number}”.`),
      tooLong(question.question, FORM_LIMITS.question, 'The question'),
      ...lackedBy(question).map(([, text]) => stop(text)),
      lines.some(({ text }) => text.length > FORM_LIMITS.choice) &&
        stop(`At most ${FORM_LIMITS.choice} characters in a choice, row or column.`),
      unnamed > 0 && hint(unnamedWords(question, unnamed)),
      lists.some((list) => hasTwins(linesOf(question, list))) &&
        hint('Two of its options are the same.'),
      unseen && hint('No one can see it: none of its roles is among those above it.'),
    ),
  ];
}

const tooLong = (text: string, max: number, what: string) =>
  text.trim().length > max && stop(`${what} is too long: at most ${max} characters.`);

const listsOf = ({ questionType }: FormQuestion): LineList[] =>
  questionType === 'checkbox_grid'
    ? ['gridRows', 'gridColumns']
    : hasChoices(questionType)
      ? ['choices']
      : [];

const unnamedWords = ({ questionType }: FormQuestion, count: number) => {
  const one = questionType === 'checkbox_grid' ? 'row or column' : 'choice';
  const many = questionType === 'checkbox_grid' ? 'rows or columns' : 'choices';
  return count === 1
    ? `1 ${one} has no text and will be named automatically.`
    : `${count} ${many} have no text and will be named automatically.`;
};

const hasTwins = (lines: { text: string }[]) => {
  const texts = lines.map(({ text }) => text.trim().toLowerCase()).filter(Boolean);
  return new Set(texts).size < texts.length;
};
