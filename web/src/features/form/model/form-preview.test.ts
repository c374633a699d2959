import { expect, it } from 'vitest';
import { questionsOf } from '@hearthside/contract/form/fields';
import { previewAs } from './form-preview';
import { form, question, section, smallForm } from './test-form';

const texts = (preview: ReturnType<typeof previewAs>) =>
  questionsOf(preview.form).map((asked) => asked.question);

it('a preview shows what a role sees, and counts what is hidden from it', () => {
  const whole = form(
    section(1, [question(1), question(2, { accessRoles: ['attorney'] })]),
    section(2, [question(3)], { accessRoles: ['foster'] }),
  );
  expect(texts(previewAs(whole, 'foster'))).toEqual(['Text 1', 'Text 3']);
  expect(previewAs(whole, 'foster').hidden).toBe(1);
  expect(texts(previewAs(whole, 'trustee'))).toEqual(['Text 1']);
  expect(texts(previewAs(whole, 'admin'))).toHaveLength(3);
});

it('a preview says if the form is not meant for the role', () => {
  const whole = { ...smallForm(), accessRoles: ['foster' as const] };
  expect(previewAs(whole, 'foster').meant).toBe(true);
  expect(previewAs(whole, 'trustee').meant).toBe(false);
  expect(previewAs(whole, 'admin').meant).toBe(true);
  expect(previewAs(smallForm(), 'user').meant).toBe(true);
});

it('a preview names and numbers unpublished parts, and excludes nobody by name', () => {
  const whole = form(
    section('temp_s', [question('temp_q', { question: '', assignedUserIds: [7] })]),
  );
  const preview = previewAs(whole, 'foster');
  expect(texts(preview)).toEqual(['Question 1']);
  expect(questionsOf(preview.form)[0]?.choices.map(({ choice }) => choice)).toEqual([
    'Option 1',
    'Option 2',
  ]);
  expect(questionsOf(preview.form).every(({ id }) => typeof id === 'number')).toBe(true);
  expect(preview.withExclusions).toBe(1);
});
