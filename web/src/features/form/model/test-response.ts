import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';

type Question = FormSectionAnswer['questions'][number];

const question = (id: number, number: number, more: Partial<Question>): Question => ({
  id,
  number,
  questionType: 'short_answer',
  question: `Question ${number}`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});

const CHOICES = [
  { id: 11, choice: 'A dog' },
  { id: 12, choice: 'A cat' },
];

/** A form's sections for tests: one question of each type. */
export const testSections: FormSectionAnswer[] = [
  {
    section: { id: 1, number: 1, title: 'Your pet', description: '', accessRoles: [] },
    questions: [
      question(1, 1, {
        questionType: 'multiple_choice',
        question: 'Who lives <b>with you</b>?',
        choices: CHOICES,
      }),
      question(2, 2, {
        questionType: 'checkbox',
        question: 'What can you give?',
        choices: [
          { id: 21, choice: 'Time' },
          { id: 22, choice: 'A garden' },
        ],
      }),
    ],
  },
  {
    section: { id: 2, number: 2, title: 'Every day', description: '', accessRoles: [] },
    questions: [
      question(3, 3, { question: 'Why do you ask?' }),
      question(4, 4, {
        questionType: 'checkbox_grid',
        question: 'How often?',
        gridRows: [{ id: 41, text: 'Walks' }],
        gridColumns: [
          { id: 42, text: 'Often' },
          { id: 43, text: 'Never' },
        ],
      }),
    ],
  },
];

/** An answer to each question. */
export const testAnswers = {
  choiceResponses: [
    { questionId: 1, choiceIds: [11] },
    { questionId: 2, choiceIds: [21, 22] },
  ],
  shortAnswerResponses: [{ questionId: 3, response: 'Our last one died in spring.' }],
  checkboxGridResponses: [{ questionId: 4, rowId: 41, columnChoiceId: 42 }],
};
