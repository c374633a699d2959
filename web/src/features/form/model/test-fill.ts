import type { FormQuestion } from '@hearthside/contract/form/fields';
import type { FilledForm } from '@hearthside/contract/form/fill';

type Asked = FilledForm['sections'][number]['questions'][number];

/** A question as a member gets it, for tests. */
export const asked = (id: number, more: Partial<Asked> = {}): Asked => ({
  id,
  number: id,
  questionType: 'short_answer',
  question: `What is ${id}?`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});

const CHOICES = [
  { id: 101, choice: 'Dog' },
  { id: 102, choice: 'Cat' },
  { id: 103, choice: 'Bird' },
];
/** One question of each type, all of them required. */
export const NAME = asked(1, { question: 'Your <b>first</b> name', prefill: 'firstName' });
export const KIND = asked(2, { questionType: 'multiple_choice', choices: CHOICES });
export const SEVERAL = asked(3, { questionType: 'checkbox', choices: CHOICES });
export const GRID = asked(4, {
  questionType: 'checkbox_grid',
  required: false,
  requireRowResponse: true,
  gridRows: [
    { id: 201, text: 'Mornings' },
    { id: 202, text: 'Evenings' },
  ],
  gridColumns: [
    { id: 301, text: 'Often' },
    { id: 302, text: 'Never' },
  ],
});
/** The same in the shape that the rules take. */
export const asQuestion = (question: Asked): FormQuestion => ({
  ...question,
  accessRoles: [],
  assignedUserIds: [],
});

const EMPTY = { choiceResponses: [], shortAnswerResponses: [], checkboxGridResponses: [] };

/** A form as a member gets it, for tests: two sections, four questions. */
export const filled = ({
  form,
  ...more
}: Partial<Omit<FilledForm, 'form'>> & {
  form?: Partial<FilledForm['form']>;
} = {}): FilledForm => ({
  form: {
    id: 9,
    title: 'Intake',
    description: '',
    needsReview: true,
    status: null,
    submitted: false,
    responseId: null,
    reviewMessage: '',
    progress: 0,
    updatedAt: null,
    readOnly: false,
    ...form,
  },
  version: 1,
  sections: [
    {
      section: { id: 51, number: 1, title: 'About you', description: 'Just the basics.' },
      questions: [NAME],
    },
    {
      section: { id: 52, number: 2, title: 'Your animals', description: '' },
      questions: [KIND, SEVERAL, GRID],
    },
  ],
  responses: EMPTY,
  step: 0,
  prefill: {},
  reread: [],
  revision: '0',
  ...more,
});

/** Written answers in the format of requests, by the id of their question. */
export const written = (answers: Record<number, string>): FilledForm['responses'] => ({
  ...EMPTY,
  shortAnswerResponses: Object.entries(answers).map(([id, response]) => ({
    questionId: Number(id),
    response,
  })),
});

/** An answer to each of the four questions. */
export const responses = {
  choiceResponses: [
    { questionId: 2, choiceIds: [102] },
    { questionId: 3, choiceIds: [101, 103] },
  ],
  shortAnswerResponses: [{ questionId: 1, response: 'Rosa' }],
  checkboxGridResponses: [{ questionId: 4, rowId: 201, columnChoiceId: 302 }],
};
/** The same form, fully answered and at the check. */
export const all = filled({ form: { status: 'draft' }, responses, step: 4, revision: '3' });
