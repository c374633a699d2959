import { expect, it } from 'vitest';
import { submissionChanges } from './submission-changes';
import { testAnswers, testSections } from './test-response';

const rejected = (responses: Partial<typeof testAnswers>) => ({
  message: '',
  at: '2026-11-01T10:00:00Z',
  sections: testSections,
  responses: { ...testAnswers, ...responses },
});

it('the list of changes is empty for a submission that was not sent again, or was sent again unchanged', () => {
  const detail = { sections: testSections, responses: testAnswers };
  expect(submissionChanges({ ...detail, rejected: null })).toEqual([]);
  expect(submissionChanges({ ...detail, rejected: rejected({}) })).toEqual([]);
});

it('the list of changes says in words what was changed, added and removed, in the form’s order', () => {
  const changes = submissionChanges({
    sections: testSections,
    responses: testAnswers,
    rejected: rejected({
      choiceResponses: [{ questionId: 1, choiceIds: [12] }],
      checkboxGridResponses: [{ questionId: 4, rowId: 41, columnChoiceId: 43 }],
    }),
  });
  expect(changes.map(({ number, before, after }) => [number, before, after])).toEqual([
    [1, [{ text: 'A cat' }], [{ text: 'A dog' }]],
    [2, [], [{ text: 'Time' }, { text: 'A garden' }]],
    [4, [{ about: 'Walks', text: 'Never' }], [{ about: 'Walks', text: 'Often' }]],
  ]);
});

it('the list of changes includes what the form no longer asks or offers', () => {
  const changes = submissionChanges({
    sections: testSections,
    responses: testAnswers,
    rejected: rejected({
      choiceResponses: [
        { questionId: 1, choiceIds: [99] },
        { questionId: 2, choiceIds: [21, 22] },
      ],
      shortAnswerResponses: [
        ...testAnswers.shortAnswerResponses,
        { questionId: 77, response: 'Asked no more' },
      ],
    }),
  });
  expect(changes.map(({ question, before }) => [question, before])).toEqual([
    ['Who lives <b>with you</b>?', [{ text: 'An option the form no longer offers' }]],
    [undefined, [{ text: 'Asked no more' }]],
  ]);
});

it('the list of changes says each answer in the words of the form that it was given to', () => {
  const [first, ...others] = testSections;
  const sections = [
    {
      ...first!,
      questions: [
        {
          ...first!.questions[1]!,
          number: 1,
          question: 'What do you give?',
          choices: [{ id: 22, choice: 'A large garden' }],
        },
      ],
    },
    ...others,
  ];
  const changes = submissionChanges({
    sections,
    responses: {
      ...testAnswers,
      choiceResponses: [{ questionId: 2, choiceIds: [22] }],
    },
    rejected: rejected({}),
  });
  expect(changes).toEqual([
    {
      questionId: 2,
      question: 'What do you give?',
      number: 1,
      before: [{ text: 'Time' }, { text: 'A garden' }],
      after: [{ text: 'A large garden' }],
    },
    {
      questionId: 1,
      question: 'Who lives <b>with you</b>?',
      number: undefined,
      before: [{ text: 'A dog' }],
      after: [],
    },
  ]);
});
