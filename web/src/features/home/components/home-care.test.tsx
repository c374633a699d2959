// @vitest-environment jsdom
import type { CareTask } from '@hearthside/contract/care/shapes';
import type { Home } from '@hearthside/contract/member/home';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardUnsentMarks, markOutboxOf } from '@/features/care';
import { DataCache } from '@/lib/api/swr-config';
import { realtime } from '@/lib/live/realtime';
import { rosa } from '@/lib/session/test-tabs';
import { deviceZone } from '@/lib/time-zone';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { HomePage } from './home-page';

const NOTHING: Home = {
  checklist: [],
  attention: [],
  unread: [],
  care: null,
  library: null,
  pets: { first: [], total: 0 },
  changed: 0,
  changesLink: '',
};
const DOSE = { taskId: 3, day: '2026-11-26', time: '08:00' } as const;
const next = {
  ...DOSE,
  text: 'Tablet',
  when: 'Thu, Nov 26, 2026, 8:00 AM',
  isOverdue: true,
  zone: deviceZone(),
};
const moss = { id: 6, name: 'Moss', breed: 'Beagle', picture: null, last: null, next };
const pets = { first: [moss], total: 1 };
const about = { kind: 'medication', title: 'Tablet', petId: 6, petName: 'Moss' } as const;
const mark = { ...DOSE, ...about, state: 'done', reason: '' } as const;
const task: CareTask = {
  id: 3,
  pet: { id: 6, name: 'Moss' },
  trust: null,
  kind: 'medication',
  title: 'Tablet',
  notes: '',
  dose: '',
  repeats: 'once',
  every: 1,
  weekdays: [],
  startsOn: DOSE.day,
  endsOn: null,
  times: [DOSE.time],
  zone: deviceZone(),
  assignee: null,
  revision: '1',
  tellNextAfterMinutes: null,
  next: DOSE,
  abilities: { mark: true, change: true },
};
const open = { ...DOSE, state: 'overdue', assignee: null, mark: null };
const DAYS = { occurrences: [], overdue: [], tasks: [], isCut: false };

/** Listeners of live events, by name. */
const listeners = new Map<string, () => void>();
const happens = (event: string) => act(() => listeners.get(event)?.());

beforeEach(() => {
  vi.spyOn(realtime, 'subscribe').mockImplementation((name, listener) => {
    const before = listeners.get(name);
    listeners.set(name, () => {
      before?.();
      (listener as () => void)();
    });
    return () => undefined;
  });
});
afterEach(() => {
  discardUnsentMarks(rosa.id);
  listeners.clear();
  closePortal();
});

/** Shows the first page. `home` and `answers` may change what the server answers later. */
function show(
  home: { now: Partial<Home> },
  answers: (asked: Asked) => unknown = () => undefined,
  me = rosa,
) {
  const sent: Asked[] = [];
  openPortal((asked) => {
    sent.push(asked);
    if (asked.call === 'GET /api/users/me/home') return answer({ ...NOTHING, ...home.now });
    if (asked.call === 'GET /api/inbox/state')
      return answer({ unread: 0, hasChats: false, mailUnread: true, countsAgainAt: null });
    const found = answers(asked);
    return found === undefined ? noAnswer() : answer(found);
  }, me);
  render(
    <DataCache>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </DataCache>,
  );
  return sent;
}
const line = (words: RegExp) => screen.findByRole('link', { name: words });

it.each(['care', 'pet'])(
  'a dose that someone else has given is not overdue any more on the first page (%s)',
  async (event) => {
    const home: { now: Partial<Home> } = { now: { pets } };
    show(home);
    await line(/^Overdue: Tablet/);
    const after = { ...next, day: '2026-11-27', isOverdue: false };
    home.now = { pets: { ...pets, first: [{ ...moss, next: after }] } };
    happens(event);
    await line(/^Next: Tablet/);
    expect(screen.queryByRole('link', { name: /^Overdue/ })).toBeNull();
  },
);

it('a dose that the member has given without a connection is shown as done on the first page', async () => {
  show({ now: { pets } });
  await line(/^Overdue: Tablet/);
  act(() => void markOutboxOf(rosa.id).mark(mark));
  await line(/^Done: Tablet/);
  expect(screen.queryByRole('link', { name: /^Overdue/ })).toBeNull();
  act(() => discardUnsentMarks(rosa.id));
  await line(/^Overdue: Tablet/);
});

it('a mark that arrives is shown as done until the first page knows what comes after it', async () => {
  const made = { ...DOSE, id: 9, state: 'done', reason: '', by: null, at: '', mayUndo: true };
  const home: { now: Partial<Home> } = { now: { pets } };
  const sent = show(home, ({ call }) =>
    call === 'POST /api/care/marks' ? { mark: made, double: null } : undefined,
  );
  await line(/^Overdue: Tablet/);
  const seen: string[] = [];
  const watcher = new MutationObserver(() => {
    const shown = document.querySelector('a[href*="part=due"]')?.textContent ?? '';
    if (shown && seen.at(-1) !== shown.split(':')[0]) seen.push(shown.split(':')[0]!);
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  home.now = { pets: { ...pets, first: [{ ...moss, next: { ...next, isOverdue: false } }] } };
  act(() => void markOutboxOf(rosa.id).mark(mark));
  await line(/^Next: Tablet/);
  watcher.disconnect();
  expect(sent.some(({ call }) => call === 'POST /api/care/marks')).toBe(true);
  expect(seen).toEqual(['Done', 'Next']);
});

it('today’s care is asked for by the day at the animals’ homes', async () => {
  const sent = show({ now: { care: { open: 1 } } }, ({ call }) =>
    call === 'GET /api/care/days' ? { ...DAYS, overdue: [open], tasks: [task] } : undefined,
  );
  await screen.findByRole('button', { name: /^Mark as done: Tablet/ });
  const asked = sent.find(({ call }) => call === 'GET /api/care/days');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ daysAhead: '0' });
});

it('“Given twice?” and today’s care stay on the first page when nothing more is due', async () => {
  const home: { now: Partial<Home> } = { now: { care: { open: 1 } } };
  let days: object = { ...DAYS, overdue: [open], tasks: [task] };
  const double = { by: 'Omar Haddad', at: '2026-11-26T16:02:00.000Z' };
  const other = { ...DOSE, id: 9, state: 'done', reason: '', by: null, at: '', mayUndo: false };
  show(home, ({ call }) => {
    if (call === 'GET /api/care/days') return days;
    if (call !== 'POST /api/care/marks') return undefined;
    // The other’s mark was the last open task.
    home.now = {};
    days = DAYS;
    return { mark: other, double };
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as done: Tablet/ }));
  await screen.findByText(/^Given twice\? Tablet for Moss/);
  const care = within(await screen.findByRole('region', { name: 'Today’s care' }));
  await care.findByText('Nothing more is due today.');
  expect(screen.getByText(/^Given twice\? Tablet for Moss/)).toBeTruthy();
  expect(screen.queryByText(/Nothing needs you right now/)).toBeNull();
});

it('“Given twice?” shows on the first page of a member for whom nothing is due', async () => {
  const double = { by: 'Omar Haddad', at: '2026-11-26T16:02:00.000Z' };
  const other = { ...DOSE, id: 9, state: 'done', reason: '', by: null, at: '', mayUndo: false };
  const answers = ({ call }: Asked) =>
    call === 'POST /api/care/marks' ? { mark: other, double } : undefined;
  show({ now: {} }, answers);
  act(() => void markOutboxOf(rosa.id).mark(mark));
  await vi.waitFor(() => expect(markOutboxOf(rosa.id).items()[0]?.status).toBe('failed'));
  // Home is opened again.
  cleanup();
  show({ now: {} }, answers);
  await screen.findByText(/^Given twice\? Tablet for Moss/);
});

it('a first page that is open stays as it is when something becomes due for a member who had nothing due', async () => {
  const home: { now: Partial<Home> } = { now: { pets } };
  const sent = show(home, () => undefined, { ...rosa, role: 'admin' });
  await line(/^Overdue: Tablet/);
  home.now = { pets, care: { open: 1 } };
  happens('care');
  await vi.waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/care/days'));
  expect(screen.getByRole('link', { name: /^Overdue: Tablet/ })).toBeTruthy();
});

it('today’s care is asked for again when it changes while nothing is due', async () => {
  const home: { now: Partial<Home> } = { now: { pets } };
  const sent = show(home, ({ call }) => (call === 'GET /api/care/days' ? DAYS : undefined));
  await line(/^Overdue: Tablet/);
  const asked = () => sent.filter(({ call }) => call === 'GET /api/care/days').length;
  await vi.waitFor(() => expect(asked()).toBe(1));
  happens('care');
  await vi.waitFor(() => expect(asked()).toBe(2));
});
