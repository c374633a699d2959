// @vitest-environment jsdom
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import type { CareMark, CareOccurrence, CareTask } from '@hearthside/contract/care/shapes';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clock } from '@/lib/dates';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { deviceZone } from '@/lib/time-zone';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { CarePage } from './care-page';

const NOTHING = { occurrences: [], overdue: [], tasks: [], isCut: false };

afterEach(closePortal);

const openPage = (address: string) =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[address]}>
        <CarePage />
      </MemoryRouter>
    </DataCache>,
  );

it('the care calendar says that it could not be loaded, and does not wait forever', async () => {
  openPortal(({ call }) =>
    call === 'GET /api/care/days' ? refused('NOT_FOUND', 'This pet does not exist.') : undefined,
  );
  openPage('/care?petId=1');
  expect(await screen.findByText(CARE_TEXTS.listFailed)).toBeTruthy();
  expect(screen.queryByText('Loading the calendar...')).toBeNull();
});

it.each([
  ['is offered to a volunteer who is linked to an animal as its caretaker', 1],
  ['is not offered to a volunteer who only sees animals', 0],
])('a new task %s', async (_, total) => {
  const asked: string[] = [];
  openPortal(
    ({ call, query }) => {
      if (call === 'GET /api/care/days') return answer(NOTHING);
      if (call !== 'GET /api/pet-records') return undefined;
      asked.push(query.toString());
      return answer({ pets: [], pagination: { currentPage: 1, totalPages: total, total } });
    },
    { ...rosa, role: 'volunteer' },
  );
  openPage('/care');
  await vi.waitFor(() => expect(asked).toEqual(['limit=1&writable=true']));
  const offered = () => screen.queryAllByRole('button', { name: 'Add a task' }).length;
  await vi.waitFor(() => expect(offered()).toBe(total));
});

const DOSE = { taskId: 3, day: '2026-11-26', time: '08:00' };
const task: CareTask = {
  id: 3,
  pet: { id: 6, name: 'Moss' },
  trust: null,
  kind: 'medication',
  title: 'Insulin',
  notes: '',
  dose: '',
  repeats: 'once',
  every: 1,
  weekdays: [],
  startsOn: DOSE.day,
  endsOn: null,
  times: ['08:00'],
  zone: deviceZone(),
  assignee: null,
  revision: '1',
  tellNextAfterMinutes: null,
  next: null,
  abilities: { mark: true, change: true },
};
const AT = new Date().toISOString();
const markBy = (by: { id: number; name: string }): CareMark => ({
  ...{ ...DOSE, id: 9, state: 'done', reason: '', by, at: AT, mayUndo: true },
});
const sam = { id: 9, name: 'Sam Okafor' };

/** Opens the calendar with one dose, and returns what is sent to the server. */
function openDose(dose: Partial<CareOccurrence>) {
  const sent: string[] = [];
  const occurrences = [{ ...DOSE, state: 'overdue', assignee: null, mark: null, ...dose }];
  openPortal(({ call }) => {
    if (call === 'GET /api/care/days') return answer({ ...NOTHING, occurrences, tasks: [task] });
    if (!call.startsWith('POST /api/care')) return undefined;
    sent.push(call);
    return answer({ id: 9 });
  }, rosa);
  openPage(`/care?day=${DOSE.day}`);
  return sent;
}

it('somebody else’s mark is removed only after a question that names them', async () => {
  const sent = openDose({ state: 'done', mark: markBy(sam) });
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /^Undo: Insulin/ }));
  await press();
  const question = `Sam Okafor marked this at ${clock(new Date(AT))}. Remove the mark?`;
  const asked = async () => within(await screen.findByRole('alertdialog'));
  expect((await asked()).getByText(question)).toBeTruthy();
  fireEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await press();
  fireEvent.click((await asked()).getByRole('button', { name: 'Remove mark' }));
  await vi.waitFor(() => expect(sent).toEqual(['POST /api/care/marks/9/undo']));
});

it('one’s own mark is undone without a question', async () => {
  const sent = openDose({ state: 'done', mark: markBy({ id: rosa.id, name: 'Rosa Marchetti' }) });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo: Insulin/ }));
  await vi.waitFor(() => expect(sent).toEqual(['POST /api/care/marks/9/undo']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a dose whose mark waits to be cleared up is not called overdue, and says who marked it', async () => {
  openDose({ uncounted: markBy(sam) });
  expect((await screen.findAllByText('Given twice?')).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Sam Okafor marked this, .+ It doesn’t count yet/)).toBeTruthy();
  expect(screen.queryByText('Overdue')).toBeNull();
});
