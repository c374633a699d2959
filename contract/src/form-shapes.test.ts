import { describe, expect, it } from 'vitest';
import { FORM_ROLES, questionsOf } from './form';
import { accessRoles, formDefinition, formUrl } from './form-shapes';

const asked = (more: object = {}, sections: object = {}) => ({
  title: 'A form',
  sections: [
    { id: 1, questions: [{ id: 2, questionType: 'short_answer', question: 'Why?', ...more }] },
  ],
  ...sections,
});
const problems = (form: object) => {
  const { error } = formDefinition.safeParse(form);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a form that is saved', () => {
  it('has what the specification gives it where nothing is said', () => {
    const form = formDefinition.parse(asked());
    expect(form).toMatchObject({ accessRoles: FORM_ROLES, needsReview: true, description: '' });
    expect(questionsOf(form)).toEqual([
      {
        ...{ id: 2, questionType: 'short_answer', question: 'Why?', required: true },
        ...{ requireRowResponse: false, showProgress: false, prefill: null },
        ...{ accessRoles: [], assignedUserIds: [], choices: [], gridRows: [], gridColumns: [] },
        ...{ links: [], files: [] },
      },
    ]);
  });

  it('takes what it was read as: numbers, and files as they are shown', () => {
    const file = { id: 4, kind: 'image', name: 'a.png', type: 'image/png', size: 9, url: '/x' };
    const form = asked({ number: 17, files: [file], choices: [{ id: 5, number: 3, choice: 'A' }] });
    const [question] = questionsOf(formDefinition.parse(form));
    expect(question).not.toHaveProperty('number');
    expect(question?.files).toMatchObject([{ id: 4, name: '', url: '' }]);
  });

  it('has each role and each excluded member once', () => {
    expect(accessRoles.parse(['employee', 'pet_owner', 'employee'])).toEqual([
      ...['pet_owner', 'employee'],
    ]);
    const [question] = questionsOf(formDefinition.parse(asked({ assignedUserIds: [3, 3, 4] })));
    expect(question?.assignedUserIds).toEqual([3, 4]);
  });

  it.each([
    ['temp_1', true],
    ['temp_a-B_9', true],
    [7, true],
    ['temp_', false],
    ['temp_a b', false],
    [`temp_${'x'.repeat(41)}`, false],
    ['new', false],
    [0, false],
    [-1, false],
  ])('part %j: %s', (id, isTaken) => {
    expect(problems(asked({ id })).length === 0).toBe(isTaken);
  });

  it.each([
    [asked({}, { sections: [] }), 'sections'],
    [asked({}, { title: 'x'.repeat(161) }), 'title'],
    [asked({}, { owner: 1 }), 'owner'],
    [asked({ questionType: 'essay' }), 'sections.0.questions.0.questionType'],
    [asked({ question: 'x'.repeat(2001) }), 'sections.0.questions.0.question'],
    [asked({ accessRoles: ['admin'] }), 'sections.0.questions.0.accessRoles.0'],
    [asked({ accessRoles: ['user'] }), 'sections.0.questions.0.accessRoles.0'],
    [asked({ assignedUserIds: ['a'] }), 'sections.0.questions.0.assignedUserIds.0'],
    [asked({ prefill: 'password' }), 'sections.0.questions.0.prefill'],
  ])('is refused by its field: %#', (form, field) => {
    const found = problems(form).join();
    expect(found).toContain(field === 'owner' ? '"owner"' : `${field}: `);
  });

  it('has at most 300 questions in all its sections', () => {
    const section = (from: number, length: number) => ({
      id: from,
      questions: Array.from({ length }, (_, place) => ({
        ...{ id: from + 1 + place, questionType: 'short_answer', question: 'Why?' },
      })),
    });
    const form = (last: number) => ({
      title: 'Long',
      sections: [section(1, 200), section(1000, last)],
    });
    expect(problems(form(100))).toEqual([]);
    expect(problems(form(101))).toEqual(['sections: At most 300 questions']);
  });
});

describe('a link', () => {
  it.each([
    ['hearthside.example', 'https://hearthside.example'],
    ['  hearthside.example/a?b=1  ', 'https://hearthside.example/a?b=1'],
    ['http://hearthside.example', 'http://hearthside.example'],
    ['HTTPS://hearthside.example', 'HTTPS://hearthside.example'],
  ])('%j leads to %j', (typed, url) => {
    expect(formUrl.parse(typed)).toBe(url);
  });

  it.each([
    ['', 'URL is required'],
    ['   ', 'URL is required'],
    ['javascript:alert(1)', 'Enter a web address'],
    ['data:text/html,<b>', 'Enter a web address'],
    ['http://', 'Enter a web address'],
    ['https', 'Enter a web address'],
    ['a b', 'Enter a web address'],
  ])('%j is refused: %s', (typed, problem) => {
    const links = [{ id: 9, linkText: 'Here', linkUrl: typed }];
    expect(problems(asked({ links }))).toEqual([
      `sections.0.questions.0.links.0.linkUrl: ${problem}`,
    ]);
  });

  it('needs words to be clicked', () => {
    const links = [{ id: 9, linkText: ' ', linkUrl: 'hearthside.example' }];
    const field = 'sections.0.questions.0.links.0.linkText';
    expect(problems(asked({ links }))).toEqual([`${field}: Link text is required`]);
  });
});
