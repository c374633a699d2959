// @vitest-environment jsdom
import { dayIn } from '@hearthside/contract/calendar-days';
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { deviceZone } from '@/lib/time-zone';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { PetEntries } from './pet-entries';

const entry = (id: number, more: Partial<PetEntry> = {}): PetEntry => ({
  id,
  date: `2026-03-0${id}`,
  initial: 'AV',
  description: `Visit ${id}`,
  location: 'phone',
  outcomeDate: null,
  outcomeEmail: '',
  details: { kind: 'note' },
  authorName: '',
  mayChange: true,
  files: [],
  comments: [],
  revision: '1',
  ...more,
});
let rows: PetEntry[];
let calls: Asked[];
/** Replaces the answer to every call that changes something. */
let refusal: (() => Promise<Response>) | undefined;
let away: boolean;

function serve(asked: Asked) {
  if (asked.call === 'GET /api/pet-records/5/records') {
    if (away) return noAnswer();
    const page = Number(asked.query.get('page'));
    const search = asked.query.get('search') ?? '';
    const found = rows.filter(({ description }) => description.includes(search));
    const sorted = found.toSorted((a, b) => b.date.localeCompare(a.date));
    if (asked.query.get('sortOrder') === 'asc') sorted.reverse();
    const pagination = {
      currentPage: page,
      totalPages: Math.ceil(sorted.length / 5),
      total: sorted.length,
    };
    return answer({ records: sorted.slice((page - 1) * 5, page * 5), pagination });
  }
  calls.push(asked);
  if (refusal && Object.keys(asked.body).length > 0) return refusal();
  const id = Number(/records\/(\d+)/.exec(asked.call.slice(20))?.[1]);
  const found = rows.find((row) => row.id === id);
  if (asked.call.startsWith('DELETE')) {
    rows = rows.filter((row) => row.id !== id);
    return answer({ id });
  }
  if (asked.call.endsWith('/restore')) {
    rows = [...rows, entry(id)];
    return answer({ record: entry(id), calendar: null });
  }
  if (asked.call.startsWith('PATCH')) {
    return answer({ record: { ...found, ...asked.body }, calendar: null });
  }
  rows = [...rows, { ...entry(9), ...asked.body } as PetEntry];
  return answer({ record: entry(9), calendar: null });
}

beforeEach(() => {
  rows = [1, 2, 3, 4, 5, 6].map((id) => entry(id));
  calls = [];
  refusal = undefined;
  away = false;
  openPortal(serve);
});
afterEach(closePortal);

const open = (mayChange = true, mayComment = false, state?: object) =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[{ pathname: '/pet-records', state }]}>
        <PetEntries petId={5} petName="Biscuit" mayChange={mayChange} mayComment={mayComment} />
      </MemoryRouter>
    </DataCache>,
  );
const dates = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const choose = async (row: string, action: string) => {
  fireEvent.click(
    await screen.findByRole('button', { name: `More actions for the entry of ${row}` }),
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the list of entries shows five per page, newest first, and can be reversed and paged', async () => {
  open();
  expect(await screen.findByText('6 entries')).toBeTruthy();
  expect(dates()).toEqual([6, 5, 4, 3, 2].map((day) => `Mar ${day}, 2026`));
  press('Next page');
  await vi.waitFor(() => expect(dates()).toEqual(['Mar 1, 2026']));
  press('Date');
  const oldestFirst = [1, 2, 3, 4, 5].map((day) => `Mar ${day}, 2026`);
  await vi.waitFor(() => expect(dates()).toEqual(oldestFirst));
});

it('the list of entries offers no changes to those who may not make them', async () => {
  open(false);
  await screen.findByText('6 entries');
  expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull();
  expect(screen.queryByRole('button', { name: /More actions/ })).toBeNull();
});

it('the list of entries opens the form for a viewer who comes to add one and may', async () => {
  const { unmount } = open(false, false, { opens: 'new_entry' });
  await screen.findByText('6 entries');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  open(true, false, { opens: 'new_entry' });
  expect(await screen.findByRole('dialog', { name: /entry/i })).toBeTruthy();
});

it('the list of entries says that there are none, that none match, or that the server is away', async () => {
  rows = [];
  const { unmount } = open();
  await screen.findByText('Nothing has been recorded yet.');
  unmount();
  away = true;
  open();
  await screen.findByText('Failed to load the pet record');
  away = false;
  rows = [entry(1)];
  press('Retry');
  await screen.findByText('1 entry');
  const search = screen.getByRole('searchbox', { name: 'Search the pet record' });
  fireEvent.change(search, { target: { value: 'none' } });
  fireEvent.submit(search);
  await screen.findByText('No entry matches “none”.');
});

it('the list of entries moves to the previous page when the last entry of a page is deleted, and restores it', async () => {
  open();
  await screen.findByText('6 entries');
  press('Next page');
  await choose('Mar 1, 2026', 'Delete');
  await vi.waitFor(() => expect(dates()).toHaveLength(5));
  expect(toast.undo).toHaveBeenCalledWith(ENTRY_TEXTS.deleted, expect.any(Function));
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await screen.findByText('6 entries');
});

it('the list of entries shows the status of a failed delete without a message', async () => {
  rows = [entry(1)];
  open();
  await screen.findByText('1 entry');
  vi.stubGlobal('fetch', () => answer('', 418));
  await choose('Mar 1, 2026', 'Delete');
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Failed to delete pet record (418)'),
  );
});

it('the entry dialog requires a date, a location and a complete outcome, then adds the entry', async () => {
  rows = [];
  open();
  press('Add entry');
  const dialog = await screen.findByRole('dialog');
  const date = within(dialog).getByLabelText<HTMLInputElement>('Date *');
  expect(date.value).toBe(dayIn(deviceZone(), new Date()));
  type('Outcome date', '2026-04-02');
  const save = within(dialog).getByRole('button', { name: 'Add entry' });
  fireEvent.click(save);
  expect(await within(dialog).findAllByText(ENTRY_TEXTS.required)).toHaveLength(1);
  expect(within(dialog).getByText('Enter a time too, or clear the date')).toBeTruthy();
  expect(calls).toEqual([]);

  type('Date *', '2026-04-01');
  type('Location *', 'zoom');
  type('Outcome time', '16:30');
  fireEvent.click(save);
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(ENTRY_TEXTS.added));
  expect(calls[0]?.body).toEqual({
    date: '2026-04-01',
    location: 'zoom',
    initial: '',
    description: '',
    outcomeEmail: '',
    details: { kind: 'note' },
    outcomeDate: new Date(2026, 3, 2, 16, 30).toISOString(),
    key: expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

it('the entry dialog keeps what was typed when closed by accident, and restores it after Cancel', async () => {
  open();
  await choose('Mar 6, 2026', 'Edit');
  await screen.findByRole('dialog');
  type('Description (optional)', 'Mine');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose('Mar 6, 2026', 'Edit');
  await screen.findByText('What you had typed before is still here.');
  expect(field('Description (optional)')).toHaveProperty('value', 'Mine');
  press('Cancel');
  expect(toast.undo).toHaveBeenCalledWith('Changes discarded', expect.any(Function));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await screen.findByRole('dialog');
  expect(field('Description (optional)')).toHaveProperty('value', 'Mine');
});

it('the entry dialog says who was faster, shows what they changed, and saves only the viewer’s own changes', async () => {
  open();
  await choose('Mar 6, 2026', 'Edit');
  await screen.findByRole('dialog');
  type('Description (optional)', 'Mine');
  refusal = () => refused('CHANGED_MEANWHILE', 'Changed by someone else');
  rows = rows.map((row) => (row.id === 6 ? { ...row, initial: 'ZZ', revision: '2' } : row));
  press('Save');
  await screen.findByText('Changed by someone else');
  expect((await screen.findByText('Initial is now')).nextSibling?.textContent).toBe('ZZ');
  expect(field('Description (optional)')).toHaveProperty('value', 'Mine');
  expect(field('Initial (optional)')).toHaveProperty('value', 'ZZ');

  refusal = undefined;
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(ENTRY_TEXTS.saved));
  expect(calls.at(-1)?.body).toEqual({ description: 'Mine', revision: '2' });
});

it('the entry dialog takes the other version of a field if that is chosen after a conflict', async () => {
  open();
  await choose('Mar 6, 2026', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  type('Description (optional)', 'Mine');
  refusal = () => refused('CHANGED_MEANWHILE', 'Changed by someone else');
  const theirs = { description: 'Theirs', initial: 'ZZ', revision: '2' };
  rows = rows.map((row) => (row.id === 6 ? { ...row, ...theirs } : row));
  press('Save');
  const group = within(await dialog.findByRole('group', { name: 'Description' }));
  fireEvent.click(group.getByLabelText(/^Theirs.*: Theirs/));
  expect(field('Description (optional)')).toHaveProperty('value', 'Theirs');
  fireEvent.click(group.getByLabelText(/^Mine.*: Mine/));
  refusal = undefined;
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(ENTRY_TEXTS.saved));
  expect(calls.at(-1)?.body).toEqual({ description: 'Mine', revision: '2' });
});

it('the list of entries folds a long description', async () => {
  rows = [entry(1, { description: 'word '.repeat(60) })];
  open();
  const button = await screen.findByRole('button', { name: 'Show all' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.textContent).toBe('Show less');
});

it('the list of entries shows what an entry of a kind has, and who signed it', async () => {
  const details = { kind: 'vaccination', product: 'Rabies', batch: 'A4', nextDue: null } as const;
  rows = [entry(1, { details, authorName: 'Sofia Reyes' })];
  open();
  await screen.findByText('Rabies, batch A4');
  expect(screen.getByText('Signed by Sofia Reyes')).toBeTruthy();
});

it('an entry that its author may not change anymore has no menu', async () => {
  rows = [entry(1, { mayChange: false }), entry(2)];
  open();
  await screen.findByText('2 entries');
  expect(screen.getAllByRole('button', { name: /More actions/ })).toHaveLength(1);
});

it('a dose of zero is refused at its field, and what was typed stays', async () => {
  open();
  press('Add entry');
  await screen.findByRole('dialog');
  type('Kind', 'medication');
  fireEvent.change(await screen.findByLabelText(/^Medicine/), { target: { value: 'Rimadyl' } });
  fireEvent.change(screen.getByLabelText(/^Dose/), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText(/^Unit/), { target: { value: 'mg' } });
  fireEvent.submit(screen.getByLabelText(/^Dose/).closest('form')!);
  await screen.findByText('Enter a dose above 0');
  expect(screen.getByLabelText<HTMLInputElement>(/^Medicine/).value).toBe('Rimadyl');
  expect(calls).toEqual([]);
});

it('a medication is asked for by what and how much before when', async () => {
  open();
  press('Add entry');
  const dialog = await screen.findByRole('dialog');
  type('Kind', 'medication');
  await screen.findByLabelText(/^Medicine/);
  const words = dialog.textContent;
  const places = ['Medicine', 'Dose', 'Unit', 'Times'].map((label) => words.indexOf(label));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('an unusual weight is asked about at its field, and sent as confirmed when it is saved again', async () => {
  const question = '18 lbs is 55% less than the last weight, 40 lbs. Save again if it is right.';
  refusal = () => refused('CONFIRMATION_NEEDED', question, { 'details.weight': question });
  open();
  press('Add entry');
  await screen.findByRole('dialog');
  type('Kind', 'weight');
  const weight = await screen.findByLabelText<HTMLInputElement>(/^Weight/);
  fireEvent.change(weight, { target: { value: '18' } });
  fireEvent.submit(weight.closest('form')!);
  await screen.findByText(question);
  refusal = undefined;
  fireEvent.submit(weight.closest('form')!);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body.confirmed)).toEqual([undefined, true]);
});
