import { expect, it } from 'vitest';
import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import type { FormAction, LineList } from './form-action';
import { formReducer } from './form-reducer';
import { idsToPaste } from './question-parts';
import { idsOf, smallForm } from '../../model/test-form';
import { typingIn } from './typing-in';
import { historyOf, withHistory, type History } from './with-history';

const reduce = withHistory(formReducer, typingIn);
type Act = Parameters<typeof reduce>[1];
const after = (...actions: Act[]) => actions.reduce(reduce, historyOf(smallForm()));

const text = (question: number, words: string): FormAction => ({
  do: 'setQuestion',
  question,
  set: { question: words },
});

it('the form’s history undoes steps and redoes them', () => {
  const history = after(
    { do: 'removeQuestion', question: 2 },
    { do: 'removeQuestion', question: 3 },
  );
  const undone = reduce(history, { do: 'undo' });
  expect(undone.now).toBe(history.past[1]);
  expect(reduce(undone, { do: 'redo' }).now).toBe(history.now);
  expect(reduce(reduce(undone, { do: 'undo' }), { do: 'undo' }).now).toEqual(smallForm());
  expect(reduce(history, { do: 'redo' })).toBe(history);
});

it('the form’s history takes typing into one field as one step, until something else happens or a pause', () => {
  expect(after(text(1, 'a'), text(1, 'ab'), text(1, 'abc')).past).toHaveLength(1);
  expect(after(text(1, 'a'), text(2, 'b'), text(1, 'ab')).past).toHaveLength(3);
  expect(after(text(1, 'a'), { do: 'settle' }, text(1, 'ab')).past).toHaveLength(2);
  const undone = reduce(after(text(1, 'a'), text(1, 'ab')), { do: 'undo' });
  expect(reduce(undone, text(1, 'x')).past).toHaveLength(1);
});

it('the form’s history adds no step if nothing changes, and clears what was undone at a new step', () => {
  const start = historyOf(smallForm());
  expect(reduce(start, { do: 'removeQuestion', question: 1 })).toBe(start);
  const undone = reduce(after({ do: 'removeQuestion', question: 3 }), { do: 'undo' });
  expect(reduce(undone, text(1, 'x')).future).toEqual([]);
});

it('the form’s history rewrites every state, and starts over', () => {
  const history = after(text(1, 'a'));
  const named = reduce(history, { do: 'rewrite', change: (form) => ({ ...form, title: 'T' }) });
  expect([named.past[0]?.title, named.now.title]).toEqual(['T', 'T']);
  expect(reduce(history, { do: 'restart', now: smallForm() }).past).toEqual([]);
});

/** A small random generator with a fixed seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below) | 0;
  };
}

const LISTS: LineList[] = ['choices', 'gridRows', 'gridColumns'];
const TYPES = ['multiple_choice', 'checkbox', 'short_answer', 'checkbox_grid'] as const;
const ROLES = ['foster', 'trustee', 'attorney'] as const;

function randomAction(
  form: FormDefinition,
  below: (n: number) => number,
  id: () => PartId,
): FormAction {
  const pick = <Thing>(list: readonly Thing[]): Thing => list[below(list.length)] as Thing;
  const section = pick(form.sections).id;
  const asked = questionsOf(form);
  const target = pick(asked);
  const question = below(20) === 0 ? 'temp_nobody' : target.id;
  const list = pick(LISTS);
  const lines = [...target[list], { id: 'temp_nothing' as const }];
  const line = pick(lines).id;
  const roles = ROLES.filter(() => below(2) === 0);
  return pick<() => FormAction>([
    () => ({ do: 'addQuestion', section, id: id(), choiceIds: [id(), id()] }),
    () => ({ do: 'removeQuestion', question }),
    () => ({ do: 'moveQuestion', question, section, place: below(4) - 1 }),
    () => ({ do: 'addSection', after: question, id: id() }),
    () => ({ do: 'removeSection', section }),
    () => ({ do: 'moveSection', section, place: below(4) }),
    () => ({ do: 'setSection', section, set: { accessRoles: roles } }),
    () => ({ do: 'setFormRoles', accessRoles: roles }),
    () => ({ do: 'setType', question, type: pick(TYPES), ids: [id(), id()] }),
    () => ({ do: 'setQuestion', question, set: { question: `Text ${below(9)}` } }),
    () => ({ do: 'addLine', question, list, id: id() }),
    () => ({ do: 'removeLine', question, list, line }),
    () => ({ do: 'moveLine', question, list, line, place: below(4) - 1 }),
    () => ({ do: 'setLine', question, list, line, text: `Line ${below(9)}` }),
    () => ({ do: 'addLink', question, link: { id: id(), linkText: 'L', linkUrl: 'l.example' } }),
    () => {
      const copied = pick(asked);
      const ids = Array.from({ length: idsToPaste(copied) }, id);
      return { do: 'paste', question, copied, ids };
    },
    () => ({ do: 'showProgress', on: below(2) === 0 }),
  ])();
}

it.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'a form stays valid after any actions, and undo leads back to its start (%i)',
  (seed) => {
    const below = numbers(seed);
    let given = 0;
    const id = (): PartId => `temp_${(given += 1)}`;
    const start = smallForm();
    let history: History<FormDefinition> = historyOf(start);
    for (let step = 0; step < 300; step += 1) {
      const action: Act =
        below(8) === 0 ? { do: below(2) ? 'undo' : 'redo' } : randomAction(history.now, below, id);
      history = reduce(history, action);
      const ids = idsOf(history.now);
      expect(new Set(ids).size).toBe(ids.length);
      expect(history.now.sections[0]?.id).toBe(100);
      expect(questionsOf(history.now).length).toBeGreaterThan(0);
    }
    const end = history.now;
    const steps = history.past.length;
    for (let step = 0; step < steps; step += 1) history = reduce(history, { do: 'undo' });
    expect(history.now).toBe(start);
    for (let step = 0; step < steps; step += 1) history = reduce(history, { do: 'redo' });
    expect(history.now).toBe(end);
  },
);
