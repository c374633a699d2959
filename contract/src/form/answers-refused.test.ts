import { describe, expect, it } from 'vitest';
import { formResponses } from './shapes';

describe('a request with answers', () => {
  const refused = (responses: object) => {
    const { error } = formResponses.safeParse(responses);
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };
  const twice = 'This question is answered twice';
  it.each([
    [
      {
        choiceResponses: [
          { questionId: 10, choiceIds: [11] },
          { questionId: 10, choiceIds: [12] },
        ],
      },
      `choiceResponses.1.questionId: ${twice}`,
    ],
    [
      {
        choiceResponses: [{ questionId: 30, choiceIds: [] }],
        shortAnswerResponses: [{ questionId: 30, response: 'x' }],
      },
      `shortAnswerResponses.0.questionId: ${twice}`,
    ],
    [
      {
        choiceResponses: [{ questionId: 40, choiceIds: [45] }],
        checkboxGridResponses: [{ questionId: 40, rowId: 41, columnChoiceId: 45 }],
      },
      `choiceResponses.0.questionId: ${twice}`,
    ],
  ])('is refused if a question is answered in two ways: %j', (responses, problem) => {
    expect(refused(responses)).toEqual([problem]);
  });

  it.each([
    { shortAnswerResponses: [{ questionId: '__proto__', response: 'x' }] },
    { shortAnswerResponses: [{ questionId: -1, response: 'x' }] },
    { shortAnswerResponses: [{ questionId: 1.5, response: 'x' }] },
    { shortAnswerResponses: [{ questionId: 1, response: null }] },
    { shortAnswerResponses: [{ questionId: 1, response: 'x', userId: 2 }] },
    { choiceResponses: [{ questionId: 1, choiceIds: ['temp_1'] }] },
    { choiceResponses: [{ questionId: 1, choiceIds: Array(51).fill(1) }] },
    { checkboxGridResponses: [{ questionId: 1, rowId: 1 }] },
    { status: 'approved' },
  ])('is refused if its answers are invalid: %j', (responses) => {
    expect(refused(responses)).not.toEqual([]);
  });
});
