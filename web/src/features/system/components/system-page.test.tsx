// @vitest-environment jsdom
import type { SystemState } from '@hearthside/contract/system/state';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { SystemPage } from './system-page';

afterEach(closePortal);

const GIGABYTE = 1024 ** 3;
const job: SystemState['jobs'][number] = {
  name: 'sweep',
  what: 'Nightly cleanup',
  every: 'night',
  result: 'ok',
  startedAt: '2026-11-22T03:17:00.000Z',
  finishedAt: '2026-11-22T03:17:02.500Z',
  durationMs: 2500,
  problem: null,
  server: 'one',
  nextAt: '2026-11-23T03:17:00.000Z',
};

const state: SystemState = {
  checkedAt: '2026-11-22T12:00:00.000Z',
  problems: [],
  server: {
    version: '1.2.0',
    node: '22.1.0',
    host: 'one',
    startedAt: '2026-11-19T08:00:00.000Z',
    windows: 3,
    sessions: 12,
    redis: null,
  },
  database: { client: 'sqlite', version: '3.49.1', bytes: 3 * GIGABYTE },
  storage: { kind: 'local', files: 12, bytes: 2048 },
  disks: [{ holds: 'both', freeBytes: 5 * GIGABYTE, totalBytes: 10 * GIGABYTE, state: 'ok' }],
  backup: { on: false, elsewhere: false, due: false, last: null, nextAt: null },
  mails: {
    waiting: 0,
    failing: 0,
    sentToday: 7,
    givenUp: 0,
    refused: 0,
    retriable: 0,
    dueSince: null,
  },
  jobs: [job],
  backlogs: [{ name: 'news', what: 'News', waiting: 0, oldestAt: null }],
  slowest: [],
};
const mail = {
  id: 4,
  state: 'given_up',
  to: 'fay@example.com',
  subject: 'A form',
  tries: 4,
  createdAt: '2026-11-20T12:00:00.000Z',
  problem: 'Error 550',
  nextTryAt: null,
  canSend: true,
};

function open(more: Partial<SystemState> = {}, mails: object[] = []) {
  const asked: string[] = [];
  openPortal(({ call }) => {
    asked.push(call);
    if (call === 'GET /api/system') return answer({ ...state, ...more });
    const pagination = { currentPage: 1, totalPages: 1, total: mails.length };
    if (call === 'GET /api/system/mails') return answer({ mails, pagination });
    if (call === 'POST /api/system/mails/send') return answer({ mails: 2, refused: 1 });
    return answer({ ...mail, state: 'waiting' });
  });
  render(
    <DataCache>
      <MemoryRouter>
        <SystemPage />
      </MemoryRouter>
    </DataCache>,
  );
  return asked;
}

it('the page says that all is well, and what runs where since when', async () => {
  open();
  expect(await screen.findByText('Everything is working')).toBeTruthy();
  for (const words of ['1.2.0', '3 days, 4 hours', 'SQLite 3.49.1, 3.0 GB', '12, 2 KB'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/5\.0 GB of 10\.0 GB free \(50%\)/)).toBeTruthy();
  expect(screen.getByText(/The portal makes no backups itself/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Mails' })).toBeNull();
  expect(screen.getByText('None in the last hour.')).toBeTruthy();
});

it('backups that are made elsewhere are said to be, without a word of warning', async () => {
  open({ backup: { ...state.backup, elsewhere: true } });
  expect(await screen.findByText('Made elsewhere')).toBeTruthy();
  expect(screen.queryByText(/makes no backups/)).toBeNull();
});

it('the page begins with what is wrong', async () => {
  const problem = {
    cause: 'redis',
    severity: 'bad',
    title: 'Redis is away',
    line: 'It is.',
  } as const;
  open({
    problems: [problem],
    jobs: [
      { ...job, name: 'b', what: 'B' },
      { ...job, result: 'failed' },
    ],
  });
  const list = await screen.findByRole('list', { name: 'What needs attention' });
  expect(within(list).getByText('Redis is away')).toBeTruthy();
  expect(screen.queryByText('Everything is working')).toBeNull();
  const [first] = within(screen.getByRole('table', { name: 'Jobs' })).getAllByRole('rowheader');
  expect(first?.textContent).toBe('Nightly cleanup');
});

it('a mail that was given up is tried again, or says why it can’t be', async () => {
  const emptied = { ...mail, id: 5, subject: 'A new password', canSend: false };
  const asked = open({ mails: { ...state.mails, givenUp: 2 } }, [mail, emptied]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: A form' }));
  const why = await screen.findByText(/it may have had a link for an account/);
  // Nobody can ask for a new link where the address itself is wrong.
  expect(why.textContent).toContain('withdrawn and corrected, under Users, Invitations');
  await expect.poll(() => asked).toContain('POST /api/system/mails/4/send');
  await expect.poll(() => succeeded()).toContain('The email will go out in a moment');
  expect(screen.queryByRole('button', { name: 'Try again: A new password' })).toBeNull();
});

it('all mails that were given up are tried again, once that is confirmed', async () => {
  const counts = { ...state.mails, givenUp: 3, refused: 1, retriable: 2 };
  const asked = open({ mails: counts }, [mail, { ...mail, id: 5 }]);
  expect(await screen.findByText('3, of which 1 refused for good')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Try all again (2)' }));
  expect(asked).not.toContain('POST /api/system/mails/send');
  expect(screen.getByText(/refused 1 email for good/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await expect.poll(() => asked).toContain('POST /api/system/mails/send');
  await expect
    .poll(() => succeeded())
    .toContain(
      '2 emails will go out in a moment. The mail server refused 1 email for good, which stays here.',
    );
});

it('where all were refused for good, trying all again is not offered', async () => {
  open({ mails: { ...state.mails, givenUp: 1, refused: 1 } }, [mail]);
  await screen.findByRole('button', { name: 'Try again: A form' });
  expect(screen.queryByRole('button', { name: /Try all again/ })).toBeNull();
});

const succeeded = () =>
  (toast.success as unknown as { mock: { calls: string[][] } }).mock.calls.flat();
