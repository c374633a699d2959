import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access';
import { FORM_ROLES, questionsOf, type FormDefinition, type FormRole } from './fields';
import { formDefinition } from './shapes';
import {
  allowedRoles,
  isFor,
  prunedRoles,
  seenBy,
  unseenParts,
  withFormRoles,
  withoutLists,
} from './visibility';

const LISTS: readonly FormRole[][] = [[], ['foster'], ['foster', 'trustee'], [...FORM_ROLES]];
/** Two members. */
const IDS = [7, 8];

const question = (id: number, accessRoles: FormRole[] = [], assignedUserIds: number[] = []) => ({
  id,
  questionType: 'short_answer' as const,
  question: `Question ${id}`,
  accessRoles,
  assignedUserIds,
});
const section = (
  id: number,
  accessRoles: FormRole[],
  questions: ReturnType<typeof question>[],
) => ({ id, title: `Section ${id}`, accessRoles, questions });
const form = (accessRoles: FormRole[], ...sections: ReturnType<typeof section>[]): FormDefinition =>
  formDefinition.parse({ title: 'A form', accessRoles, sections });
const seenIds = (seen: Pick<FormDefinition, 'sections'>) => questionsOf(seen).map(({ id }) => id);

describe('the audience of a form', () => {
  it.each(ROLES)('is correct for the role %s', (role) => {
    expect(isFor({ accessRoles: [] }, role)).toBe(true);
    expect(isFor({ accessRoles: ['foster'] }, role)).toBe(role === 'foster');
    const isOneOfNine = !['admin', 'user'].includes(role);
    expect(isFor({ accessRoles: [...FORM_ROLES] }, role)).toBe(isOneOfNine);
  });
});

describe.each(ROLES)('%s sees a question', (role) => {
  const allows = (list: FormRole[]) => list.length === 0 || list.includes(role as FormRole);
  const cases = LISTS.flatMap((ofSection) =>
    LISTS.flatMap((ofQuestion) =>
      IDS.flatMap((excluded) =>
        [true, false].map((enforced) => ({ ofSection, ofQuestion, excluded, enforced })),
      ),
    ),
  );
  it('exactly if its section and the question itself include the role and the member is not excluded', () => {
    expect(cases).toHaveLength(64);
    for (const { ofSection, ofQuestion, excluded, enforced } of cases) {
      const asked = form([], section(1, ofSection, [question(10, ofQuestion, [excluded])]));
      const seen = seenIds(seenBy(asked, { id: 7, role }, enforced));
      const may = allows(ofSection) && allows(ofQuestion) && excluded !== 7;
      const told = JSON.stringify({ ofSection, ofQuestion, excluded, enforced });
      expect(seen, told).toEqual(may || !enforced || role === 'admin' ? [10] : []);
    }
  });
});

describe('what a member sees of a form', () => {
  const viewer = { id: 7, role: 'foster' as Role };
  const asked = form(
    ['foster', 'trustee'],
    section(1, [], [question(10), question(11, ['trustee']), question(12, [], [7])]),
    section(2, ['trustee'], [question(20)]),
    section(3, [], [question(30, ['trustee']), question(31, [], [7, 8])]),
    section(4, ['foster'], [question(40, ['foster'])]),
  );

  it('has no section without questions, because it would reveal that something is hidden', () => {
    expect(seenBy(asked, viewer).sections.map(({ id }) => id)).toEqual([1, 4]);
    expect(seenIds(seenBy(asked, viewer))).toEqual([10, 40]);
  });

  it('is all of it for an admin, and for everybody if the lists are not enforced', () => {
    expect(seenBy(asked, { id: 7, role: 'admin' })).toBe(asked);
    expect(seenBy(asked, viewer, false)).toBe(asked);
  });

  it('does not change the form itself', () => {
    const before = JSON.stringify(asked);
    seenBy(asked, viewer);
    expect(JSON.stringify(asked)).toBe(before);
  });

  it('never reveals who else may see what', () => {
    const told = withoutLists(seenBy(asked, viewer));
    expect(told.accessRoles).toEqual([]);
    for (const part of [...told.sections, ...questionsOf(told)])
      expect(part.accessRoles).toEqual([]);
    for (const one of questionsOf(told)) expect(one.assignedUserIds).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/foster|trustee/);
  });
});

describe('the roles that may be chosen', () => {
  it('are those in all lists above, or all nine if there are no lists', () => {
    expect(allowedRoles()).toBeUndefined();
    expect(allowedRoles([], [])).toBeUndefined();
    expect(allowedRoles([], ['foster'])).toEqual(['foster']);
    expect(allowedRoles(['trustee', 'foster'], ['foster', 'attorney'])).toEqual(['foster']);
    expect(allowedRoles(['trustee'], ['foster'])).toEqual([]);
  });

  it.each<[FormRole[], FormRole[], FormRole[]]>([
    [['foster', 'trustee'], ['trustee'], ['trustee']],
    [['foster', 'trustee'], [], ['foster', 'trustee']],
    [[], ['trustee'], []],
    [['foster'], ['trustee'], ['foster']],
  ])('are pruned from %j under %j to %j', (roles, allowed, kept) => {
    expect(prunedRoles(roles, allowed)).toEqual(kept);
  });
});

describe('a form with other roles', () => {
  const asked = form(
    [],
    section(1, ['foster', 'trustee'], [question(10, ['foster', 'trustee']), question(11)]),
    section(2, ['attorney'], [question(20, ['attorney'])]),
    section(3, [], [question(30, ['attorney']), question(31, ['trustee', 'volunteer'])]),
  );
  const pruned = withFormRoles(asked, ['trustee', 'caretaker']);

  it('prunes the roles of its sections and questions', () => {
    expect(pruned.accessRoles).toEqual(['trustee', 'caretaker']);
    expect(pruned.sections.map(({ accessRoles }) => accessRoles)).toEqual([
      ['trustee'],
      ['attorney'],
      [],
    ]);
    expect(questionsOf(pruned).map(({ accessRoles }) => accessRoles)).toEqual([
      ['trustee'],
      [],
      ['attorney'],
      ['attorney'],
      ['trustee'],
    ]);
  });

  it('reports what nobody sees anymore, and opens none of it to others', () => {
    expect(unseenParts(asked)).toEqual([]);
    expect(unseenParts(pruned)).toEqual([2, 30]);
    for (const role of pruned.accessRoles) {
      const before = seenIds(seenBy(asked, { id: 7, role }));
      const after = seenIds(seenBy(pruned, { id: 7, role }));
      expect(before, role).toEqual(expect.arrayContaining(after));
    }
  });

  it('shows each of its roles exactly what that role saw before, whatever the lists', () => {
    for (const ofSection of LISTS) {
      for (const ofQuestion of LISTS) {
        const before = form([], section(1, ofSection, [question(10, ofQuestion)]));
        for (const ofForm of LISTS) {
          const after = withFormRoles(before, ofForm);
          for (const role of FORM_ROLES.filter((one) => isFor(after, one))) {
            const seen = [before, after].map((one) => seenIds(seenBy(one, { id: 7, role })));
            expect(seen[1], JSON.stringify({ ofSection, ofQuestion, ofForm, role })).toEqual(
              seen[0],
            );
          }
        }
      }
    }
  });

  it('is unchanged if it is opened to everybody', () => {
    expect(withFormRoles(asked, [])).toEqual(asked);
  });

  it('reports whole sections or single questions that no role can see', () => {
    const odd = form(
      ['foster'],
      section(1, ['trustee'], [question(10, ['trustee'])]),
      section(2, ['foster', 'trustee'], [question(20, ['trustee']), question(21, ['foster'])]),
    );
    expect(unseenParts(odd)).toEqual([1, 20]);
  });
});
