// @vitest-environment jsdom
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation } from '../../model/test-donation';
import { DonationDialog } from './donation-dialog';

let sent: Asked['body'][];
let now: DonationDetail;
let reply: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  now = testDetail(testDonation(4, { status: 'completed' }));
  reply = () => {
    now = testDetail(testDonation(4, { status: 'completed', memberId: 7, revision: '2' }));
    return answer(now);
  };
  openPortal(({ call, body }) => {
    if (call === 'GET /api/users') {
      const pagination = { currentPage: 1, totalPages: 1, total: 1 };
      const { address, ...user } = rosa;
      return answer({
        users: [{ user: { ...user, featured: false, state: 'active' }, address }],
        pagination,
      });
    }
    if (call === 'GET /api/donations/4') return answer(now);
    if (call !== 'PATCH /api/donations/4/donor') return undefined;
    sent.push(body);
    return reply();
  });
});
afterEach(closePortal);

async function show() {
  render(
    <DataCache>
      <MemoryRouter>
        <DonationDialog donationId={4} onClose={() => undefined} />
      </MemoryRouter>
    </DataCache>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Member and campaign' }));
  return within(await screen.findByRole('dialog', { name: 'Member and campaign' }));
}
type Shown = Awaited<ReturnType<typeof show>>;

async function choose(dialog: Shown) {
  fireEvent.click(dialog.getByRole('button', { name: 'Choose a member' }));
  const finder = within(await screen.findByRole('dialog', { name: 'Choose the member' }));
  fireEvent.click(await finder.findByRole('button', { name: /Rosa Marchetti/ }));
  await dialog.findByText('Rosa Marchetti');
}
const campaign = (dialog: Shown) => dialog.getByLabelText<HTMLInputElement>(/^Campaign/);
const type = (dialog: Shown, value: string) =>
  fireEvent.input(campaign(dialog), { target: { value } });
const save = (dialog: Shown) => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

it('the donor dialog saves the member and the campaign of a gift, with the revision that was seen', async () => {
  const dialog = await show();
  await choose(dialog);
  type(dialog, 'VETS');
  save(dialog);
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(DONATION_TEXTS.donorUpdated));
  expect(sent).toEqual([{ memberId: 7, campaignCode: 'VETS', revision: '1' }]);
  const profile = await screen.findByRole('link', { name: 'Rosa Marchetti' });
  expect(profile.getAttribute('href')).toBe('/users/7');
  expect(storedDraftCount()).toBe(0);
});

it('the donor dialog keeps what was typed after a conflict, and takes over the other fields from the server', async () => {
  const dialog = await show();
  type(dialog, 'VETS');
  const theirs = testDetail(testDonation(4, { memberId: 8, revision: '5' }));
  now = { ...theirs, donation: { ...theirs.donation, campaignCode: 'THEIRS' } };
  reply = () => refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict, { by: 'Ann Lee' });
  save(dialog);
  await dialog.findByText(/It was Ann Lee/);
  expect(campaign(dialog).value).toBe('VETS');
  reply = () => answer(now);
  save(dialog);
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(sent[1]).toEqual({ memberId: 8, campaignCode: 'VETS', revision: '5' });
});

it('the donor dialog shows which field somebody else changed, and takes the other version if chosen', async () => {
  const dialog = await show();
  type(dialog, 'VETS');
  const theirs = testDetail(testDonation(4, { memberId: 8, revision: '5' }));
  now = { ...theirs, donation: { ...theirs.donation, campaignCode: 'THEIRS' } };
  reply = () => refused('CHANGED_MEANWHILE', DONATION_TEXTS.conflict);
  save(dialog);
  const group = within(await dialog.findByRole('group', { name: 'Campaign' }));
  const member = dialog.getByText('Member is now').nextSibling;
  expect(member?.textContent).toBe('Rosa Marchetti, rosa@example.org');
  fireEvent.click(group.getByLabelText(/^Theirs.*: THEIRS/));
  expect(campaign(dialog).value).toBe('THEIRS');
  reply = () => answer(now);
  save(dialog);
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(sent[1]).toEqual({ memberId: 8, campaignCode: 'THEIRS', revision: '5' });
});

it('the donor dialog shows the server’s message at its field, and offers to undo discarding', async () => {
  const dialog = await show();
  await choose(dialog);
  reply = () => refused('INVALID_INPUT', 'Please check.', { memberId: 'No longer there' });
  save(dialog);
  await dialog.findByText('No longer there');
  type(dialog, 'VETS');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  vi.mocked(toast.undo).mock.calls.at(-1)![1]();
  const again = within(await screen.findByRole('dialog', { name: 'Member and campaign' }));
  await again.findByText('Rosa Marchetti');
  expect(campaign(again).value).toBe('VETS');
});
