// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation } from '../../model/test-donation';
import { DonationDialog } from './donation-dialog';

let sent: Asked['body'][];
let now: DonationDetail;
let reply: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  now = testDetail(testDonation(1));
  reply = () => answer(now);
  openPortal(({ call, body }) => {
    if (call === 'GET /api/donations/1') return answer(now);
    if (call !== 'PATCH /api/donations/1') return undefined;
    sent.push(body);
    return reply();
  });
});
afterEach(closePortal);

async function begin() {
  render(
    <DataCache>
      <MemoryRouter>
        <DonationDialog donationId={1} onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Update Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  fireEvent.input(dialog.getByLabelText(/Reason/), { target: { value: 'It has come' } });
  return dialog;
}
type Shown = Awaited<ReturnType<typeof begin>>;

const status = (dialog: Shown) => dialog.getByLabelText<HTMLSelectElement>(/New status/);
const reason = (dialog: Shown) => dialog.getByLabelText<HTMLTextAreaElement>(/Reason/);
const choose = (dialog: Shown, value: string) =>
  fireEvent.change(status(dialog), { target: { value } });
const update = (dialog: Shown) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Update Status' }));

/** Somebody else was faster. */
const setByAnn = (theirs: 'failed' | 'completed') => {
  now = testDetail(testDonation(1, { status: theirs, revision: '5' }));
  const details = { by: 'Ann Lee', at: '2026-11-04T12:00:00.000Z', status: theirs };
  reply = () => refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict, details);
};

it('the status dialog keeps what was typed after a conflict, and then saves over the other change', async () => {
  const dialog = await begin();
  choose(dialog, 'completed');
  setByAnn('failed');
  update(dialog);
  const told = await dialog.findByText(/It was Ann Lee, Nov 4, 2026.*It is Failed now/);
  expect(told.textContent).toContain(DONATION_TEXTS.conflict);
  const fact = (label: string) => within(told).getByText(label).nextSibling?.textContent;
  expect(fact('When you started')).toBe('Pending');
  expect(fact('Theirs, saved now')).toBe('Failed');
  expect(fact('My choice')).toBe('Completed');
  expect(reason(dialog).value).toBe('It has come');
  reply = () => answer(now);
  update(dialog);
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(sent.at(-1)).toMatchObject({ status: 'completed', revision: '5' });
});

it('the status dialog lets another status be chosen if someone else has set the chosen one', async () => {
  const dialog = await begin();
  choose(dialog, 'completed');
  setByAnn('completed');
  update(dialog);
  await dialog.findByText(/It is Completed now/);
  await waitFor(() => expect(status(dialog).value).toBe(''));
  expect(reason(dialog).value).toBe('It has come');
});

it('the status dialog says in the specified words that a status could not be updated', async () => {
  reply = noAnswer;
  const dialog = await begin();
  choose(dialog, 'completed');
  update(dialog);
  await dialog.findByText(new RegExp(DONATION_TEXTS.statusFailed));
});

it('the status dialog offers to undo discarding what was typed after Cancel', async () => {
  const dialog = await begin();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Update Status' })).toBeNull());
  const [said, undo] = vi.mocked(toast.undo).mock.calls.at(-1)!;
  expect(said).toBe('Change of status discarded');
  undo();
  const again = within(await screen.findByRole('dialog', { name: 'Update Status' }));
  expect(reason(again).value).toBe('It has come');
});
