// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { Donation, DonationDetail } from '@hearthside/contract/donation/shapes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation } from '../../model/test-donation';
import { DonationDialog } from './donation-dialog';

let sent: Asked['body'][];
let now: DonationDetail;
let reply: () => Promise<Response>;
let replyToRemoval: () => Promise<Response>;

const check = (more: Partial<Donation> = {}) =>
  testDetail(testDonation(4, { source: 'manual', status: 'completed', amount: 10_000, ...more }));
const partly = (revision: string) => ({
  ...check({ refunded: 2500, revision }),
  refunds: [{ id: 9, date: '2026-11-20', amount: 2500, isByHand: true }],
});

beforeEach(() => {
  sent = [];
  now = check();
  reply = () => answer((now = partly('2')));
  replyToRemoval = () => answer((now = check()));
  openPortal(({ call, body }) => {
    if (call === 'GET /api/donations/4') return answer(now);
    if (call === 'DELETE /api/donations/4/refunds/9') return replyToRemoval();
    if (call !== 'POST /api/donations/4/refunds') return undefined;
    sent.push(body);
    return reply();
  });
});
afterEach(closePortal);

function show() {
  render(
    <DataCache>
      <MemoryRouter>
        <DonationDialog donationId={4} onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
}

async function record(amount: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Record a refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: amount } });
  fireEvent.change(dialog.getByLabelText(/^Refunded on/), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Paid twice' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Record the refund' }));
  return dialog;
}

it('a refund is recorded, lowers what the gift counts, and can be removed', async () => {
  const said = vi.spyOn(toast, 'success');
  show();
  await record('$25');
  await screen.findByText('$75.00 after a $25.00 refund');
  expect(sent).toEqual([{ amount: 2500, date: '2026-11-20', reason: 'Paid twice', revision: '1' }]);
  expect(said).toHaveBeenLastCalledWith(DONATION_TEXTS.refundRecorded);
  expect(storedDraftCount()).toBe(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the refund of $25.00' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Remove this refund?' }));
  fireEvent.click(sure.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(said).toHaveBeenLastCalledWith(DONATION_TEXTS.refundRemoved));
  await waitFor(() => expect(screen.queryByText('Nov 20, 2026')).toBe(null));
});

it('a refund that is too large says so at its field, and what was typed stays', async () => {
  const details = { amount: 'At most $100.00 can be refunded' };
  reply = () => refused('INVALID_INPUT', 'Please check the marked fields.', details);
  show();
  const dialog = await record('250');
  await dialog.findByText('At most $100.00 can be refunded');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('250');
});

it('a refund after somebody else’s change says so, and is recorded when it is sent again', async () => {
  reply = () => {
    now = partly('2');
    const details = { by: 'Ann Lee', at: '2026-11-20T12:00:00.000Z' };
    return refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict, details);
  };
  show();
  const dialog = await record('10');
  await dialog.findByText(/What you typed is still here/);
  await dialog.findByText('Up to $75.00.');
  reply = () => answer((now = partly('3')));
  fireEvent.click(dialog.getByRole('button', { name: 'Record the refund' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ amount: 1000, revision: '2' }));
});

it('a refund whose answer was lost is sent again as the same one, also after its dialog was closed', async () => {
  reply = () => {
    now = partly('2');
    return noAnswer();
  };
  show();
  const dialog = await record('25');
  await dialog.findByText(/the same refund is recorded once/);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Refunded on')).toBe(null));
  await screen.findByText('$75.00 after a $25.00 refund');
  reply = () => answer(now);
  fireEvent.click(await screen.findByRole('button', { name: 'Record a refund' }));
  const again = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  expect(again.getByLabelText<HTMLInputElement>(/^Refunded on/).value).toBe('2026-11-20');
  fireEvent.click(again.getByRole('button', { name: 'Record the refund' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(DONATION_TEXTS.refundRecorded));
  expect(sent[1]).toEqual(sent[0]);
  expect(storedDraftCount()).toBe(0);
});

it('the refund dialog stays with what was typed after somebody else canceled the gift', async () => {
  reply = () => {
    now = check({ status: 'cancelled', revision: '2' });
    return refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict, { by: 'Ann Lee' });
  };
  show();
  const dialog = await record('10');
  await dialog.findByText(/It was Ann Lee/);
  dialog.getByText(/but this gift can’t be refunded anymore/);
  await waitFor(() =>
    expect(screen.queryByText('Record a refund', { selector: 'button' })).toBe(null),
  );
  const shown = within(screen.getByRole('dialog', { name: 'Record a refund' }));
  expect(shown.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('10');
  expect(shown.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Paid twice');
});

it('the question whether to remove a refund stays with its failure after the refund is gone', async () => {
  now = partly('1');
  replyToRemoval = () => {
    now = check({ status: 'cancelled', revision: '2' });
    return refused('CONFLICT', 'This refund was reported by Givebutter.');
  };
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the refund of $25.00' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Remove this refund?' }));
  sure.getByText(
    'Remove it only if it was recorded by mistake. The gift will count in full for that amount again.',
  );
  fireEvent.click(sure.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Nov 20, 2026')).toBe(null));
  await screen.findByText('This refund was reported by Givebutter.');
});

it('a gift of the donation service has no button to record a refund', async () => {
  now = check({ source: 'givebutter' });
  show();
  await screen.findByText('Givebutter');
  expect(screen.queryByRole('button', { name: 'Record a refund' })).toBe(null);
});
