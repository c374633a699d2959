// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation, testService, testTotals } from '../../model/test-donation';
import { DonorStatementPage } from '../../statement/components/donor-statement-page';
import { PaymentsPage } from './payments-page';

let rows: Donation[];
let asked: Asked[];
let service: typeof testService;
/** Answers that replace the usual ones. */
let instead: Record<string, () => Promise<Response>>;

function serve(request: Asked) {
  asked.push(request);
  const { call, query, body } = request;
  const other = instead[call];
  if (other) return other();
  if (call === 'GET /api/donations') {
    const status = query.get('status');
    const found = rows.filter(
      (row) =>
        (!status || row.status === status) && row.donorName.includes(query.get('search') ?? ''),
    );
    const pagination = { currentPage: 1, totalPages: 1, total: found.length };
    return answer({ donations: found, pagination });
  }
  if (call === 'GET /api/donations/service') return answer(service);
  if (call === 'POST /api/donations/reconcile') {
    service = { ...service, problem: '', lastReconciledAt: '2026-11-04T10:00:00.000Z' };
    return answer(service);
  }
  if (call === 'GET /api/donations/totals')
    return answer(testTotals(Number(query.get('year') ?? 2026)));
  const id = Number(/^\w+ \/api\/donations\/(\d+)(\/donor)?$/.exec(call)?.[1]);
  const row = rows.find((one) => one.id === id);
  if (!row) return refused('NOT_FOUND', DONATION_TEXTS.fetchFailed);
  const changed = { ...row, ...(body as Partial<Donation>), revision: '2' };
  if (call.startsWith('PATCH')) rows = rows.map((one) => (one === row ? changed : one));
  return answer(testDetail(call.startsWith('PATCH') ? changed : row));
}

beforeEach(() => {
  rows = [
    testDonation(1),
    testDonation(2, { status: 'completed', isRecurring: true, memberId: 7 }),
    testDonation(3, { donorEmail: '', givebutterTransactionId: null, status: 'failed' }),
  ];
  asked = [];
  service = testService;
  instead = {};
  openPortal(serve);
});
afterEach(closePortal);

const open = (query = '') =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[`/admin-payments${query}`]}>
        <Routes>
          <Route path="/admin-payments" element={<PaymentsPage />} />
          <Route path="/admin-payments/:id/statement" element={<DonorStatementPage />} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'button *' })).closest('tr')!);
const list = () => asked.filter(({ call }) => call === 'GET /api/donations');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fromMenu = async (donor: string, entry: string) => {
  fireEvent.click(await screen.findByLabelText(`More actions for ${donor}`));
  fireEvent.click(await screen.findByText(entry));
};

it('the payments page lists donations with everything that is specified', async () => {
  open();
  const first = await rowOf('Rosa M1');
  for (const words of ['$1,234.50', 'No', 'Pending', 'Nov 3, 2026']) first.getByText(words);
  expect(first.getAllByText('tx-1').length).toBeGreaterThan(0);
  expect(first.getAllByText('rosa1@', { exact: false }).length).toBeGreaterThan(0);
  const second = await rowOf('Rosa M2');
  second.getByText('Yes');
  second.getByText('Completed');
  screen.getByText('3 donations');
});

it('the payments page filters and sorts, and says when nothing is found', async () => {
  open();
  await rowOf('Rosa M1');
  choose('Sort by', 'amount_asc');
  await waitFor(() => expect(list().at(-1)?.query.get('sortBy')).toBe('amount'));
  expect(list().at(-1)?.query.get('sortOrder')).toBe('asc');
  choose('Status', 'cancelled');
  expect(await screen.findByText(DONATION_TEXTS.none)).toBeTruthy();
  fireEvent.click(screen.getByText('Show all'));
  await rowOf('Rosa M1');
});

it('the payments page says what failed in the specified words, once, with Retry', async () => {
  instead['GET /api/donations'] = () => refused('INVALID_INPUT', DONATION_TEXTS.fetchFailed);
  open();
  expect(await screen.findAllByText(DONATION_TEXTS.fetchFailed)).toHaveLength(1);
  instead = {};
  fireEvent.click(screen.getByText('Retry'));
  await rowOf('Rosa M1');
});

it('an admin changes a donation’s status, with a reason and the revision that was seen', async () => {
  open();
  await fromMenu('Rosa M1', 'Update Status');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await dialog.findByText('Please give a reason');
  dialog.getByText('Please choose a status');
  fireEvent.change(dialog.getByLabelText(/New status/), { target: { value: 'completed' } });
  fireEvent.input(dialog.getByLabelText(/Reason/), { target: { value: 'It has come' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(DONATION_TEXTS.statusUpdated));
  const sent = asked.find(({ call }) => call === 'PATCH /api/donations/1')?.body;
  expect(sent).toEqual({ status: 'completed', reason: 'It has come', revision: '1' });
  await waitFor(() => expect(screen.queryByText('Pending', { selector: 'span' })).toBeNull());
});

it('the payments page opens the donation in the address, and says if there is none', async () => {
  const { unmount } = open('?donationId=2');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('In memory of Bella');
  dialog.getByText('The check bounced');
  dialog.getByText('Completed to Pending');
  dialog.getByText('The donation service');
  expect(dialog.getByRole('link', { name: 'Donor statement' }).getAttribute('href')).toBe(
    '/admin-payments/2/statement?year=2026',
  );
  unmount();
  open('?donationId=99');
  const other = within(await screen.findByRole('dialog'));
  await other.findByText(/This donation doesn’t exist/);
  expect(other.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('the payments page shows the figures and months of a year, and of another one', async () => {
  open('?tab=totals');
  await screen.findByText('Given in 2026');
  const table = within(screen.getByRole('table', { name: /in 2026 and in 2025/ }));
  const november = within(table.getByRole('row', { name: /^Nov/ }));
  november.getByText('$2,026.00');
  november.getByText('$2,025.00');
  expect(
    screen.getByRole('link', { name: '2 gifts: Pending, all years' }).getAttribute('href'),
  ).toBe('/admin-payments?status=pending');
  expect(screen.queryByText(/^Partial refunds/)).toBeNull();
  instead['GET /api/donations/totals'] = () =>
    answer({ ...testTotals(2025), refunded: { amount: 4000, count: 1 } });
  choose('Year', '2025');
  await screen.findByText('Given in 2025');
  const refunded = screen.getByText('Partial refunds in 2025 (already subtracted)');
  expect(refunded.nextSibling?.textContent).toBe('$40.001 refund');
});

it('the payments page says of completed gifts only that they count less after a refund', async () => {
  rows = [
    testDonation(1, { status: 'completed', refunded: 2500 }),
    testDonation(2, { status: 'failed', refunded: 2500 }),
  ];
  const { unmount } = open();
  (await rowOf('Rosa M1')).getByText('$25.00 refunded');
  expect((await rowOf('Rosa M2')).queryByText(/refunded/)).toBeNull();
  unmount();
  open('?donationId=2');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('In memory of Bella');
  expect(dialog.queryByText('Counts')).toBeNull();
});

it('the payments page warns above the list that something may be missing, and checks on request', async () => {
  service = { ...testService, problem: 'The service did not answer.', waiting: 2 };
  const { unmount } = open();
  await screen.findByText('Some donations may be missing here');
  unmount();
  open('?tab=service');
  await screen.findByText('The service did not answer.');
  screen.getByText('2 messages wait until the donation service answers for them.');
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  screen.getByRole('progressbar');
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('34 transactions compared: nothing was missing'),
  );
  expect(screen.queryByText('The service did not answer.')).toBeNull();
});

it('the payments page says why it could not check, and offers no check without a key', async () => {
  instead['POST /api/donations/reconcile'] = () =>
    refused('CONFLICT', 'The donation service is being asked already.');
  const { unmount } = open('?tab=service');
  fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await screen.findByText('The donation service is being asked already.');
  unmount();
  service = { ...testService, api: false };
  open('?tab=service');
  await screen.findByText('Not set up');
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});

it('the payments page lists unusable webhook events, dismisses them and undoes that', async () => {
  const one = {
    id: 9,
    event: 'transaction.succeeded',
    at: '2026-11-03T12:00:00.000Z',
    transactionId: 'tx-9',
    problem: 'It is in EUR; only US dollars are counted.',
  };
  service = { ...testService, api: false, unusableCount: 1, unusable: [one] };
  instead['PATCH /api/donations/news/9'] = () =>
    answer((service = asked.at(-1)?.body.aside ? testService : service));
  const { unmount } = open();
  await screen.findByText('1 message of the donation service can’t be used.');
  unmount();
  open('?tab=service');
  await screen.findByText(one.problem);
  screen.getByText(/A gift, /);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(one.problem)).toBeNull());
  vi.mocked(toast.undo).mock.calls.at(-1)![1]();
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ aside: false }));
});

it('a statement has a link back to the list as it was', async () => {
  open('?status=pending&page=1&donationId=2');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('link', { name: 'Donor statement' }));
  const back = await screen.findByRole('link', { name: 'Back to Donation Payments' });
  expect(back.getAttribute('href')).toBe('/admin-payments?status=pending&page=1&donationId=2');
});

it('the payments page exports the list as it is filtered', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:list');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  instead['GET /api/donations/export'] = () => Promise.resolve(new Response('Donor\r\nRosa\r\n'));
  open('?status=pending');
  await rowOf('Rosa M1');
  fireEvent.click(screen.getByText('Export'));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 donation exported'));
  const sent = asked.find(({ call }) => call === 'GET /api/donations/export');
  expect(sent?.query.get('status')).toBe('pending');
});
