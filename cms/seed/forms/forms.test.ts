import { describe, expect, it } from 'vitest';
import { FORM_LIMITS, FORM_ROLES, questionsOf } from '@hearthside/contract/form/fields';
import { answerProblems, foreignAnswers } from '@hearthside/contract/form/answers';
import { isFor, seenBy, unseenParts } from '@hearthside/contract/form/visibility';
import { plainText, tidyMarkup } from '@hearthside/contract/form/text';
import { PEOPLE } from '../people';
import { personOf } from '../pets/people-around';
import { joinedAt, nickname } from '../seed-members';
import { answersBy } from './answers';
import { CARE_STANDARDS } from './care-standards';
import { words, type DemoForm } from './demo-form';
import { definitionOf } from './form-definition';
import { INTAKES } from './form-files';
import { hasChanged, keyedQuestions, PUBLISHED } from './forms';
import { STORIES, type Story } from './stories';
import { datedSteps } from './story-dates';
import { HOLIDAY_REQUEST } from './team-forms';

const NOW = Date.UTC(2026, 10, 21, 14);
const DAY = 86_400_000;
const FORMS = [...PUBLISHED.map(({ form }) => form), HOLIDAY_REQUEST];
const idOf = (who: string) => PEOPLE.findIndex((person) => nickname(person) === who) + 1;
const roleIn = ({ who, role }: Story) => role ?? personOf(who).role;

/** A form with ids in place of its keys. */
function numbered(form: DemoForm) {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key) ?? 0;
  };
  const definition = definitionOf(form, { idOf, numberOf });
  const asked = new Map(
    keyedQuestions(form).map(([key, question]) => [numbers.get(key) ?? 0, question]),
  );
  return { definition, askedOf: (number: number) => asked.get(number) ?? words('', []) };
}

describe.each(FORMS.map((form) => [form.title, form] as const))('%s', (_title, form) => {
  it.each([false, true])(
    'is what a save takes and says something to everybody (first: %s)',
    (first) => {
      const definition = definitionOf(form, { idOf }, { first });
      expect(unseenParts(definition)).toEqual([]);
      for (const role of form.roles) {
        expect(isFor(definition, role)).toBe(true);
        expect(questionsOf(seenBy(definition, { id: 0, role })).length, role).toBeGreaterThan(0);
      }
      if (form === HOLIDAY_REQUEST) return;
      for (const question of questionsOf(definition)) {
        expect(plainText(question.question)).not.toBe('');
        expect(tidyMarkup(question.question)).toBe(question.question);
        const texts = question.choices.map(({ choice }) => choice);
        expect(new Set(texts).size, question.question).toBe(texts.length);
        for (const who of question.assignedUserIds) expect(who).toBeGreaterThan(0);
      }
    },
  );

  it('has different parts in its versions only where it was changed', () => {
    const [now, then] = [false, true].map((first) => definitionOf(form, { idOf }, { first }));
    expect(JSON.stringify(now) === JSON.stringify(then)).toBe(!hasChanged(form));
  });

  it('knows what people write where they have to', () => {
    if (form === HOLIDAY_REQUEST) return;
    for (const [, { type, said, prefill, ask }] of keyedQuestions(form)) {
      if (type !== 'short_answer') continue;
      expect(said.length > 0 || prefill !== undefined, ask).toBe(true);
      for (const text of said) expect(text.length).toBeLessThan(FORM_LIMITS.answer);
    }
  });
});

it('each role that forms can be meant for has an intake form of at least ten questions, some of every type', () => {
  expect(INTAKES.flatMap(({ roles }) => roles).sort()).toEqual([...FORM_ROLES].sort());
  for (const form of INTAKES) {
    expect(keyedQuestions(form).length, form.title).toBeGreaterThanOrEqual(10);
    const types = new Set(keyedQuestions(form).map(([, { type }]) => type));
    expect(types.size, form.title).toBe(4);
    const begun = keyedQuestions(form).filter(([, { prefill }]) => prefill !== undefined);
    expect(begun.length, form.title).toBeGreaterThanOrEqual(2);
  }
});

it('the long form has a hundred questions, of which each of its roles sees most', () => {
  expect(keyedQuestions(CARE_STANDARDS)).toHaveLength(100);
  const { definition } = numbered(CARE_STANDARDS);
  const seen = CARE_STANDARDS.roles.map(
    (role) => questionsOf(seenBy(definition, { id: 0, role })).length,
  );
  expect(seen).toEqual([92, 91]);
});

describe('what people answered', () => {
  it('is of about a hundred responses, in all states', () => {
    expect(STORIES.length).toBeGreaterThanOrEqual(95);
    expect(STORIES.length).toBeLessThanOrEqual(125);
    const last = (did: string) => STORIES.filter(({ steps }) => steps.at(-1)?.did === did).length;
    for (const did of ['kept', 'sent', 'approved', 'rejected']) {
      expect(last(did), did).toBeGreaterThanOrEqual(4);
    }
    const again = STORIES.filter(({ steps }) => {
      const refused = steps.findIndex(({ did }) => did === 'rejected');
      return refused >= 0 && steps.slice(refused).some(({ did }) => did === 'sent');
    });
    expect(again.length).toBeGreaterThanOrEqual(4);
  });

  it('is one response per form and member, besides those that were deleted', () => {
    const seats = STORIES.filter(({ steps }) => steps.at(-1)?.did !== 'deleted').map(
      ({ form, who }) => `${form.title}: ${who}`,
    );
    expect(new Set(seats).size).toBe(seats.length);
  });

  it('is to forms that are meant for them, and of newcomers only to their own', () => {
    for (const story of STORIES) {
      expect(story.form.roles, story.who).toContain(roleIn(story));
    }
    const nina = FORMS.filter(
      (form) => form !== HOLIDAY_REQUEST && form.roles.includes('pet_owner'),
    );
    expect(nina).toEqual([INTAKES[0]]);
    expect(STORIES.some(({ who }) => ['nina', 'leo'].includes(who))).toBe(false);
    const waiting = STORIES.filter(({ who }) => personOf(who).state === 'waiting');
    expect(new Set(waiting.map(({ who }) => who))).toEqual(
      new Set(PEOPLE.filter(({ state }) => state === 'waiting').map(nickname)),
    );
  });

  it.each(STORIES.map((story) => [`${story.who}: ${story.form.title}`, story] as const))(
    '%s is whole and possible',
    (_told, story) => {
      const { definition, askedOf } = numbered(story.form);
      const seen = seenBy(definition, { id: idOf(story.who), role: roleIn(story) });
      for (const step of story.steps) {
        const share = step.did === 'kept' ? step.share : 1;
        const flaws = step.did === 'sent' ? (step.flaws ?? {}) : {};
        for (const begins of Object.keys(flaws)) {
          const found = keyedQuestions(story.form).filter(([, { ask }]) => ask.startsWith(begins));
          expect(found, begins).toHaveLength(1);
        }
        const answers = answersBy(personOf(story.who), seen, askedOf, { share, flaws });
        expect(foreignAnswers(seen, answers)).toEqual([]);
        if (share === 1) expect(answerProblems(seen, answers)).toEqual({});
        else expect(Object.keys(answers).length).toBeGreaterThan(0);
      }
    },
  );

  it('happened in its order, since they and the form were there', () => {
    for (const story of STORIES) {
      const told = `${story.who}: ${story.form.title}`;
      const published = PUBLISHED.find(({ form }) => form === story.form);
      const there = NOW - (published?.daysAgo ?? 0) * DAY;
      const steps = datedSteps(story, NOW);
      let before = joinedAt(personOf(story.who), NOW).getTime();
      let done = there;
      for (const { step, on, at } of steps) {
        expect(on.getTime(), told).toBeGreaterThan(Math.max(before, there));
        expect(at.getTime(), told).toBeGreaterThan(done);
        expect(at.getTime(), told).toBeLessThan(NOW);
        if ('daysAgo' in step) expect(at.getTime(), told).toBe(on.getTime());
        before = on.getTime();
        done = at.getTime();
      }
      if (published?.deleted) expect(done).toBeLessThan(NOW - published.deleted * DAY);
    }
  });

  it('has each member whom an intake form let in approved before they were verified', () => {
    const byHours = STORIES.filter(({ steps }) => steps.every((step) => 'hoursIn' in step));
    for (const story of byHours.filter(({ steps }) => steps.at(-1)?.did === 'approved')) {
      const joined = joinedAt(personOf(story.who), NOW).getTime();
      const approvedAt = datedSteps(story, NOW).at(-1)?.on.getTime() ?? 0;
      expect(approvedAt, story.who).toBeLessThan(joined + DAY);
    }
    const verified = PEOPLE.filter(
      ({ state, role }) => state === 'verified' && FORM_ROLES.some((one) => one === role),
    );
    for (const person of verified) {
      const own = STORIES.filter(
        ({ who, form }) => who === nickname(person) && INTAKES.includes(form),
      );
      expect(own.at(-1)?.steps.at(-1)?.did, person.first).toBe('approved');
    }
  });
});
