import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormQuestion, PartId } from '@hearthside/contract/form/fields';
import { asNew, numbersIn, partsOf, repeatedParts, withIds } from './part-ids';

const question = (id: PartId, parts: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  questionType: 'multiple_choice',
  question: 'Which?',
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
  ...parts,
});
const form = (...questions: FormQuestion[]): FormDefinition => ({
  title: 'Form',
  description: '',
  accessRoles: [],
  needsReview: true,
  sections: [{ id: 1, title: '', description: '', accessRoles: [], questions }],
});
const whole = form(
  question(2, {
    choices: [{ id: 3, choice: 'A' }],
    links: [{ id: 4, linkText: 'L', linkUrl: 'x' }],
  }),
  question('temp_a', {
    gridRows: [{ id: 5, text: 'R' }],
    gridColumns: [{ id: 'temp_b', text: 'C' }],
  }),
);

describe('the parts of a definition', () => {
  it('are listed in order, each with its place', () => {
    expect(partsOf(whole)).toEqual([
      { id: 1, at: 'sections.0' },
      { id: 2, at: 'sections.0.questions.0' },
      { id: 3, at: 'sections.0.questions.0.choices.0' },
      { id: 4, at: 'sections.0.questions.0.links.0' },
      { id: 'temp_a', at: 'sections.0.questions.1' },
      { id: 5, at: 'sections.0.questions.1.gridRows.0' },
      { id: 'temp_b', at: 'sections.0.questions.1.gridColumns.0' },
    ]);
  });

  it('are repeated if two of them have the same id, whatever their kind', () => {
    expect(repeatedParts(whole)).toEqual([]);
    const twice = form(question(1), question('temp_a'), question('temp_a'));
    expect(repeatedParts(twice)).toEqual([
      { id: 1, at: 'sections.0.questions.0' },
      { id: 'temp_a', at: 'sections.0.questions.2' },
    ]);
  });

  it('all get the given ids, and nothing else about them changes', () => {
    const renamed = withIds(whole, (id) => (typeof id === 'number' ? id + 100 : 7));
    expect(partsOf(renamed).map(({ id }) => id)).toEqual([101, 102, 103, 104, 7, 105, 7]);
    const back = withIds(renamed, (id) => Number(id) - 100);
    expect(back.sections[0]?.questions[0]).toEqual(whole.sections[0]?.questions[0]);
  });

  it('are all new in a copy', () => {
    const ids = partsOf(asNew(whole)).map(({ id }) => id);
    expect(ids).toEqual([
      'temp_copy-1',
      'temp_copy-2',
      'temp_copy-3',
      'temp_copy-4',
      'temp_a',
      'temp_copy-5',
      'temp_b',
    ]);
  });
});

describe('a definition that was published before', () => {
  const published = withIds(whole, (id) => (id === 'temp_a' ? 70 : id === 'temp_b' ? 71 : id));

  it('has the ids that its new parts got then', () => {
    expect(numbersIn(whole, published)).toEqual({ temp_a: 70, temp_b: 71 });
    expect(numbersIn(published, published)).toEqual({});
  });

  it('has none if it differs or has another part', () => {
    expect(numbersIn({ ...whole, title: 'Other' }, published)).toBeUndefined();
    expect(numbersIn(form(question('temp_a')), published)).toBeUndefined();
    const [first] = published.sections;
    const more = { ...whole, sections: [...whole.sections, { ...first, id: 'temp_c' as const }] };
    expect(numbersIn(more as FormDefinition, published)).toBeUndefined();
  });
});
