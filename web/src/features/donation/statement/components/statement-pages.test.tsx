// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { testStatement, testTotals } from '../../model/test-donation';
import { DonorStatementPage } from './donor-statement-page';
import { OwnStatementPage } from './own-statement-page';

beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  openPortal(({ call, query }) => {
    if (call === 'GET /api/donations/totals') return answer(testTotals(2026));
    if (call === 'GET /api/donations/mine') {
      return answer({ years: [{ year: 2025, amount: 3550, count: 2 }] });
    }
    const own = /mine\/(\d+)$/.exec(call)?.[1];
    if (own) return answer({ ...testStatement(Number(own)), ...(own === '2026' && { gifts: [] }) });
    if (call === 'GET /api/donations/5/statement')
      return answer(testStatement(Number(query.get('year'))));
    return refused('NOT_FOUND', DONATION_TEXTS.fetchFailed);
  });
});
afterEach(closePortal);

const open = (address: string) =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/membership/statement/:year" element={<OwnStatementPage />} />
          <Route path="/admin-payments/:id/statement" element={<DonorStatementPage />} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );
const sheet = () => within(document.querySelector<HTMLElement>('.print-sheet')!);

it('a statement shows what was given in a year, and prints the same on a separate sheet', async () => {
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  open('/membership/statement/2025');
  await waitFor(() => expect(document.querySelector('.print-sheet')).toBeTruthy());
  sheet().getByRole('heading', { name: 'Gifts in 2025', hidden: true });
  sheet().getByText('Portland, Oregon 97205');
  sheet().getByText('Dec 31, 2025');
  sheet().getByText('$35.50');
  sheet().getByText('Card, recurring');
  sheet().getByText('Tax ID (EIN): 00-0000042');
  sheet().getByText(/^No goods or services/);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});

it('a statement shows what was refunded in its year, also without a gift in it', async () => {
  const refunds = [{ id: 3, date: '2027-02-04', amount: 4000, given: '2026-12-30' }];
  openPortal(({ call }) => {
    if (call === 'GET /api/donations/mine')
      return answer({ years: [{ year: 2027, amount: -4000, count: 0 }] });
    return answer({ ...testStatement(2027), gifts: [], refunds, total: -4000 });
  });
  open('/membership/statement/2027');
  await screen.findAllByText('Refund of part of the gift of Dec 30, 2026');
  expect(screen.getAllByText('-$40.00')).toHaveLength(4);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(false);
});

it('a statement offers the years with gifts, even from a year without any', async () => {
  open('/membership/statement/2026');
  await screen.findByText('No completed gifts in 2026.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
  await screen.findByText('Another year can be chosen above.');
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2025' } });
  await waitFor(() => expect(screen.getAllByText('$35.50')).toHaveLength(2));
});

it('an admin sees the statement of a gift’s donor, and can change its year', async () => {
  open('/admin-payments/5/statement?year=2024');
  await screen.findAllByText('Total of 2024');
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2026' } });
  await screen.findAllByText('Total of 2026');
});

it.each([
  '/membership/statement/soon',
  '/admin-payments/9/statement',
  '/admin-payments/x/statement',
])('the page says that there is no statement at %s', async (address) => {
  open(address);
  await screen.findByText(/This statement doesn’t exist/);
});
