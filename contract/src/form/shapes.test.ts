import { describe, expect, it } from 'vitest';
import { answersOf } from './answers';
import { FORM_LIMITS, FORM_ROLES, questionsOf } from './fields';
import {
  accessRoles,
  ANSWERS_JSON_MAX,
  FORM_JSON_MAX,
  formDefinition,
  formResponses,
  formUrl,
} from './shapes';

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
  it('has the specification’s defaults for whatever is left out', () => {
    const form = formDefinition.parse(asked());
    expect(form).toMatchObject({ accessRoles: FORM_ROLES, needsReview: true, description: '' });
    expect(questionsOf(form)).toEqual([
      {
        id: 2,
        questionType: 'short_answer',
        question: 'Why?',
        required: true,
        requireRowResponse: false,
        showProgress: false,
        prefill: null,
        accessRoles: [],
        assignedUserIds: [],
        choices: [],
        gridRows: [],
        gridColumns: [],
        links: [],
        files: [],
      },
    ]);
  });

  it('accepts its own answer format: numbers, and files as they are shown', () => {
    const file = { id: 4, kind: 'image', name: 'a.png', type: 'image/png', size: 9, url: '/x' };
    const form = asked({ number: 17, files: [file], choices: [{ id: 5, number: 3, choice: 'A' }] });
    const [question] = questionsOf(formDefinition.parse(form));
    expect(question).not.toHaveProperty('number');
    expect(question?.files).toMatchObject([{ id: 4, name: '', url: '' }]);
  });

  it('has each role and each excluded member only once', () => {
    expect(accessRoles.parse(['employee', 'pet_owner', 'employee'])).toEqual([
      'pet_owner',
      'employee',
    ]);
    const [question] = questionsOf(formDefinition.parse(asked({ assignedUserIds: [3, 3, 4] })));
    expect(question?.assignedUserIds).toEqual([3, 4]);
  });

  it('is for the roles under either field name, or for all nine if there is none', () => {
    const rolesOf = (more: object) => formDefinition.parse(asked({}, more)).accessRoles;
    expect(rolesOf({ assigned_roles: ['foster', 'attorney'] })).toEqual(['attorney', 'foster']);
    expect(rolesOf({ assigned_roles: [] })).toEqual([]);
    expect(rolesOf({ accessRoles: [], assigned_roles: ['foster'] })).toEqual([]);
    expect(rolesOf({})).toEqual(FORM_ROLES);
    expect(formDefinition.parse(asked({}, { assigned_roles: [] }))).not.toHaveProperty(
      'assigned_roles',
    );
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
  ])('with a part id %j is valid: %s', (id, isTaken) => {
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
  ])('is refused with the field at fault: %#', (form, field) => {
    const found = problems(form).join();
    expect(found).toContain(field === 'owner' ? '"owner"' : `${field}: `);
  });

  it('has at most 300 questions in all its sections', () => {
    const section = (from: number, length: number) => ({
      id: from,
      questions: Array.from({ length }, (_, place) => ({
        id: from + 1 + place,
        questionType: 'short_answer',
        question: 'Why?',
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
  ])('to %j leads to %j', (typed, url) => {
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
  ])('to %j is refused: %s', (typed, problem) => {
    const links = [{ id: 9, linkText: 'Here', linkUrl: typed }];
    expect(problems(asked({ links }))).toEqual([
      `sections.0.questions.0.links.0.linkUrl: ${problem}`,
    ]);
  });

  it('needs a text', () => {
    const links = [{ id: 9, linkText: ' ', linkUrl: 'hearthside.example' }];
    const field = 'sections.0.questions.0.links.0.linkText';
    expect(problems(asked({ links }))).toEqual([`${field}: Link text is required`]);
  });
});

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const formOf = (questions: object[]) => ({ title: 'A form', sections: [{ id: 1, questions }] });

describe('a whole form', () => {
  const { rows, columns, cells, questions, excluded } = FORM_LIMITS;
  const lines = (count: number, from: number) =>
    many(count, (at) => ({ id: from + at, text: `${at}` }));
  const grid = (at: number) => ({
    id: 1000 + at * 100,
    questionType: 'checkbox_grid',
    question: 'Rate',
    gridRows: lines(rows, 1001 + at * 100),
    gridColumns: lines(columns, 1051 + at * 100),
  });
  const largest = cells / (rows * columns);

  it('has at most as many grid cells as can be answered', () => {
    expect(problems(formOf(many(largest, grid)))).toEqual([]);
    expect(problems(formOf(many(largest + 1, grid)))).toEqual([
      'sections: At most 30,000 cells in all grids together',
    ]);
    const checkboxGridResponses = many(largest, (at) =>
      many(rows * columns, (cell) => ({
        questionId: 1000 + at * 100,
        rowId: 1001 + at * 100 + Math.floor(cell / columns),
        columnChoiceId: 1051 + at * 100 + (cell % columns),
      })),
    ).flat();
    const all = formResponses.parse({ checkboxGridResponses });
    expect(Object.keys(answersOf(all))).toHaveLength(largest);
    expect(
      formResponses.safeParse({
        checkboxGridResponses: [...checkboxGridResponses, checkboxGridResponses[0]],
      }).success,
    ).toBe(false);
  });

  it('may exclude many members from many questions, and says when it becomes too large', () => {
    const words = (more: object) => (at: number) => ({
      id: 10 + at,
      questionType: 'short_answer',
      question: `Question ${at}`,
      ...more,
    });
    const assignedUserIds = many(excluded, (at) => 900_000 + at);
    const long = formOf(many(questions, words({ assignedUserIds })));
    expect(problems(long)).toEqual([]);
    expect(bytesOf({ definition: long })).toBeLessThan(FORM_JSON_MAX);
    const choices = many(50, (at) => ({ id: 5000 + at, choice: '\u732b'.repeat(300) }));
    expect(problems(formOf(many(100, words({ questionType: 'checkbox', choices }))))).toEqual([
      'sections: This form is too large. Split it in two, or shorten its texts and user exclusions',
    ]);
  });

  it('can be answered at full length in any script', () => {
    const response = '\u732b'.repeat(FORM_LIMITS.answer);
    const shortAnswerResponses = many(questions, (at) => ({ questionId: 900_000 + at, response }));
    expect(formResponses.safeParse({ shortAnswerResponses }).success).toBe(true);
    expect(bytesOf({ formId: 1, responses: { shortAnswerResponses } })).toBeLessThan(
      ANSWERS_JSON_MAX,
    );
  });
});
