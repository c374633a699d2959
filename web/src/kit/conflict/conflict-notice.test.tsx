// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closePortal, openPortal } from '@/testing/portal';
import { refusedError } from '@/testing/refused';
import type { ComparedPart } from './compare';
import { ConflictNotice } from './conflict-notice';
import { useRevisedForm } from './use-revised-form';

const schema = z.object({ title: z.string(), color: z.string(), size: z.string() });
type Values = z.output<typeof schema>;
type Thing = Values & { revision: string };

const PARTS: readonly ComparedPart<Values>[] = [
  { label: 'Title', fields: ['title'], show: ({ title }) => title },
  { label: 'Color', fields: ['color'], show: ({ color }) => color },
  { label: 'Size', fields: ['size'], show: ({ size }) => size },
];
const FAILED = 'It could not be saved.';
const CONFLICT = 'Someone else has changed this since you opened it.';
const first: Thing = { title: 'Bed', color: 'Red', size: 'S', revision: '1' };

/** The thing as it is saved. A save that is based on an older revision is refused. */
let now: Thing;
let reads: () => Promise<Thing | undefined>;
const save = vi.fn(async (_given: Values, revision: string, _changed: Partial<Values>) => {
  const details = { by: 'Ada Editor', at: '2026-11-12T10:00:00.000Z' };
  if (revision !== now.revision) throw refusedError('CHANGED_MEANWHILE', CONFLICT, details);
});
const onSaved = vi.fn();

beforeEach(() => {
  now = first;
  reads = async () => now;
  save.mockClear();
  onSaved.mockClear();
  openPortal(() => undefined);
});
afterEach(closePortal);

function Form({ thing }: { thing: Thing }) {
  const { form, problem, conflict, resumed, submit } = useRevisedForm<Thing, Values, Values>({
    memberId: 7,
    schema,
    thing,
    typedOf: ({ title, color, size } = thing) => ({ title, color, size }),
    parts: PARTS,
    about: 'thing.1',
    save,
    readNow: () => reads(),
    gone: 'It is gone.',
    failed: FAILED,
    onSaved,
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Color" {...form.register('color')} />
      <input aria-label="Size" {...form.register('size')} />
      <button type="submit">Save</button>
    </form>
  );
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The version that is marked in the group of a part. */
const marked = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.labels?.[0]?.textContent;
const meetConflict = async () => {
  press('Save');
  return screen.findByRole('status');
};

it('the notice about a conflict shows who changed what, keeps what was typed, and takes the focus', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  type('Size', 'L');
  now = { title: 'Theirs', color: 'Blue', size: 'S', revision: '2' };
  const notice = await meetConflict();
  expect(notice.textContent).toContain(`${CONFLICT} It was Ada Editor, Nov 12, 2026`);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  // Each field that only one side changed is merged by itself. The other one is to be chosen.
  expect([value('Title'), value('Color'), value('Size')]).toEqual(['Mine', 'Blue', 'L']);
  expect(screen.getByText('Color is now').nextSibling?.textContent).toBe('Blue');
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(marked('Title')).toBe('Mine, as typed: Mine');
  expect(screen.getByText('It was “Bed” when you started.')).toBeTruthy();

  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const given = { title: 'Mine', color: 'Blue', size: 'L' };
  expect(save).toHaveBeenLastCalledWith(given, '2', { title: 'Mine', size: 'L' });
});

it('the notice about a conflict puts the chosen version into the form, one field at a time or all', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  type('Color', 'Green');
  now = { title: 'Theirs', color: 'Blue', size: 'S', revision: '2' };
  await meetConflict();
  fireEvent.click(screen.getByLabelText('Theirs, saved now: Theirs'));
  expect([value('Title'), value('Color')]).toEqual(['Theirs', 'Green']);
  press('Take all of theirs');
  expect([value('Title'), value('Color')]).toEqual(['Theirs', 'Blue']);
  press('Keep all of mine');
  expect([value('Title'), value('Color')]).toEqual(['Mine', 'Green']);
  type('Title', 'Something else');
  await waitFor(() => expect(marked('Title')).toBeUndefined());
  expect(marked('Color')).toBe('Mine, as typed: Green');
});

it('a form with a conflict compares a stored draft with what it was typed over', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  cleanup();
  now = { title: 'Theirs', color: 'Blue', size: 'S', revision: '2' };
  render(<Form thing={now} />);
  expect(screen.getByText('What you had typed before is still here.')).toBeTruthy();
  await meetConflict();
  expect(marked('Title')).toBe('Mine, as typed: Mine');
  expect(screen.getByText('It was “Bed” when you started.')).toBeTruthy();
});

it('a form with a conflict keeps what was typed over a reload', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  now = { ...first, title: 'Theirs', revision: '2' };
  await meetConflict();
  cleanup();
  render(<Form thing={now} />);
  expect(value('Title')).toBe('Mine');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenLastCalledWith(expect.anything(), '2', { title: 'Mine' });
});

it('a form with a conflict says so and keeps what was typed if the saved version can’t be read', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  now = { ...first, title: 'Theirs', revision: '2' };
  reads = () => Promise.reject(new Error('away'));
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(CONFLICT);
  expect(value('Title')).toBe('Mine');
  reads = async () => now;
  await meetConflict();
  expect(marked('Title')).toBe('Mine, as typed: Mine');
});

it('a form whose object is gone adds it again with the next save', async () => {
  render(<Form thing={first} />);
  type('Title', 'Mine');
  now = { ...first, revision: '' };
  reads = async () => undefined;
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('It is gone.');
  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[1]).toBe('');
});
