import type { FormDefinition } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { givingIds } from './given-ids';
import { form, idsOf, question, section, smallForm } from '../../model/test-form';

const temporary = () => form(section(100, [question(1), question('temp_a')]), section(200, []));
const ids = { temp_a: 9, 'temp_temp_a-1': 91, 'temp_temp_a-2': 92 };

it('the numbering of new parts gives them their ids', () => {
  const all = { temp_s: 1, temp_q: 2, 'temp_temp_q-1': 3, 'temp_temp_q-2': 4 };
  const start = form(section('temp_s', [question('temp_q')]));
  expect(idsOf(givingIds(all)(start))).toEqual([1, 2, 3, 4]);
});

it('the numbering of new parts returns the same object if there are no new parts', () => {
  const start = temporary();
  const named = givingIds(ids)(start);
  expect(named.sections[0]?.questions[0]).toBe(start.sections[0]?.questions[0]);
  expect(named.sections[1]).toBe(start.sections[1]);
  const small = smallForm();
  expect(givingIds(ids)(small)).toBe(small);
});

it('the numbering of new parts keeps shared parts shared between states', () => {
  const start = temporary();
  const next: FormDefinition = { ...start, title: 'Other' };
  const give = givingIds(ids);
  expect(give(next).sections).toBe(give(start).sections);
});
