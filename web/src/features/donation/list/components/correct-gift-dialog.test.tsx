// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation } from '../../model/test-donation';
import { DonationDialog } from './donation-dialog';

let sent: Asked['body'][];
let now: DonationDetail;
let reply: () => Promise<Response>;

const check = (more: object = {}) =>
  testDetail(testDonation(4, { source: 'manual', method: 'check', amount: 10_000, ...more }));

beforeEach(() => {
  sent = [];
  now = check();
  reply = () => answer((now = check({ amount: 1000, revision: '2' })));
  openPortal(({ call, body }) => {
    if (call === 'GET /api/donations/4') return answer(now);
    if (call !== 'PATCH /api/donations/4/gift') return undefined;
    sent.push(body);
    return reply();
  });
});
afterEach(closePortal);

async function begin() {
  render(
    <DataCache>
      <MemoryRouter>
        <DonationDialog donationId={4} onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Correct gift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this gift' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('100.00');
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '10' } });
  return dialog;
}
const save = (dialog: Awaited<ReturnType<typeof begin>>, reason = 'A slip') => {
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
};

it('a gift is corrected with a reason, and shows what it is now', async () => {
  const said = vi.spyOn(toast, 'success');
  const dialog = await begin();
  save(dialog, '');
  await dialog.findByText('Please give a reason');
  expect(sent).toEqual([]);
  save(dialog);
  await waitFor(() => expect(said).toHaveBeenLastCalledWith(DONATION_TEXTS.corrected));
  expect(sent).toMatchObject([
    { amount: 1000, date: '2026-11-03', method: 'check', reason: 'A slip', revision: '1' },
  ]);
  await screen.findByText('$10.00');
  expect(storedDraftCount()).toBe(0);
});

it('a correction after somebody else’s shows the difference field by field, and keeps what was typed', async () => {
  reply = () => {
    now = check({ amount: 9000, donorName: 'Rose M4', revision: '2' });
    const details = { by: 'Ann Lee', at: '2026-11-20T12:00:00.000Z' };
    return refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict, details);
  };
  const dialog = await begin();
  save(dialog);
  await dialog.findAllByText(/\$90\.00/);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('10');
  // Nobody touched the name here.
  expect(dialog.getByLabelText<HTMLInputElement>(/^Donor/).value).toBe('Rose M4');
});

it('a correction that makes a gift like another one is asked about, and saved if it is meant', async () => {
  const corrected = reply;
  reply = () => refused('ALREADY_EXISTS', 'There is such a gift already.', { alike: '9' });
  const dialog = await begin();
  save(dialog);
  await dialog.findByText('There is such a gift already.');
  const link = dialog.getByRole('link', { name: /^View gift/ });
  expect(link.getAttribute('href')).toBe('/admin-payments?donationId=9');
  // After a change it may be another gift.
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '12' } });
  save(dialog);
  await waitFor(() => expect(sent).toHaveLength(2));
  const separate = await dialog.findByRole('button', { name: 'Save as a separate gift' });
  reply = corrected;
  fireEvent.click(separate);
  await waitFor(() => expect(storedDraftCount()).toBe(0));
  expect(sent).toMatchObject([{ another: false }, { another: false }, { another: true }]);
});

it('a corrected amount must be more than what was refunded of a completed gift', async () => {
  now = check({ status: 'completed', refunded: 4000 });
  const dialog = await begin();
  dialog.getByText('$100.00 from Rosa M4');
  for (const amount of ['10', '40']) {
    fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: amount } });
    save(dialog);
    await dialog.findByText('Must be more than the $40.00 already refunded');
    expect(sent).toEqual([]);
  }
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '40.01' } });
  save(dialog);
  await waitFor(() => expect(sent).toMatchObject([{ amount: 4001 }]));
});

it('a gift of the donation service can’t be corrected here', async () => {
  now = check({ source: 'givebutter' });
  render(
    <DataCache>
      <MemoryRouter>
        <DonationDialog donationId={4} onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
  await screen.findByRole('button', { name: 'Member and campaign' });
  expect(screen.queryByRole('button', { name: 'Correct gift' })).toBe(null);
});
