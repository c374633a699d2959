// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testDetail, testDonation } from '../../model/test-donation';
import { RecordingDialogs } from '../../list/components/recording-dialogs';
import { GiftDialog } from './gift-dialog';

const PLAN = {
  role: 'volunteer',
  title: 'For volunteers',
  price: 4500,
  benefits: [],
  updatedAt: null,
  campaignCode: 'VOLUNTEERS',
  widgetId: '',
  campaignUrl: '',
  placeMissing: false,
  revision: '1',
};
let sent: Asked['body'][];
let reply: () => Promise<Response>;
const onClose = vi.fn();

beforeEach(() => {
  sent = [];
  onClose.mockReset();
  const recorded = testDonation(4, { donorName: 'Rosa Marchetti', amount: 15_000 });
  reply = () => answer(testDetail(recorded));
  openPortal(({ call, body }) => {
    if (call === 'GET /api/users') {
      const pagination = { currentPage: 1, totalPages: 1, total: 1 };
      const { address, ...user } = rosa;
      return answer({
        users: [{ user: { ...user, featured: false, state: 'active' }, address }],
        pagination,
      });
    }
    if (call === 'GET /api/membership/plans') return answer({ plans: [PLAN] });
    if (call !== 'POST /api/donations') return undefined;
    sent.push(body);
    return reply();
  });
});
afterEach(closePortal);

const Shown = ({ open = true }) => (
  <DataCache>
    <MemoryRouter>
      <GiftDialog open={open} onClose={onClose} />
    </MemoryRouter>
  </DataCache>
);
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  type(/^Donor/, 'Rosa Marchetti');
  type(/^Amount/, '150');
  type(/^Given on/, '2026-11-20');
};

it('the gift dialog sends typed dollars as cents, and sends a lost request again with the same key', async () => {
  render(<Shown />);
  fill();
  reply = noAnswer;
  press('Record the gift');
  await screen.findByText(/the same gift is recorded once/);
  expect(box(/^Donor/).value).toBe('Rosa Marchetti');
  reply = () => answer(testDetail(testDonation(4, { donorName: 'Rosa', amount: 15_000 })));
  press('Record the gift');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('$150.00 from Rosa recorded'));
  expect(sent[0]).toMatchObject({ amount: 15_000, date: '2026-11-20', memberId: null });
  expect(sent[1]).toEqual(sent[0]);
  expect(onClose).toHaveBeenCalled();
  expect(storedDraftCount()).toBe(0);
});

it('the gift dialog offers the campaigns of the plans, and says that any other one renews nothing', async () => {
  render(<Shown />);
  const offered = () => [...document.querySelectorAll<HTMLOptionElement>('datalist option')];
  await waitFor(() => expect(offered().map(({ value }) => value)).toEqual(['VOLUNTEERS']));
  expect(box(/^Campaign/).getAttribute('list')).toBe(document.querySelector('datalist')?.id);
  type(/^Campaign/, 'VOLUNTEER');
  await screen.findByText(/No membership plan has this campaign/);
  type(/^Campaign/, 'volunteers');
  await waitFor(() => expect(screen.queryByText(/No membership plan has/)).toBeNull());
});

it('the gift dialog finds the donor among the members', async () => {
  render(<Shown />);
  press('Choose a member');
  const finder = within(await screen.findByRole('dialog', { name: 'Choose the member' }));
  fireEvent.click(await finder.findByRole('button', { name: /Rosa Marchetti/ }));
  await waitFor(() => expect(box(/^Donor/).value).toBe('Rosa Marchetti'));
  expect(box(/^Email/).value).toBe('rosa@hearthside.example');
  type(/^Amount/, '25.50');
  reply = () =>
    refused('INVALID_INPUT', 'Please check.', { memberId: 'This person is no longer a member' });
  press('Record the gift');
  await screen.findByText('This person is no longer a member');
  expect(sent[0]).toMatchObject({ memberId: 7, amount: 2550 });
});

it('the gift dialog asks whether a gift like an existing one is another one', async () => {
  const inView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: inView });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  render(<Shown />);
  fill();
  reply = () => refused('ALREADY_EXISTS', 'There is such a gift already.', { alike: '9' });
  press('Record the gift');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toMatch(/^There is such a gift already/);
  // On a phone the notice is below the visible part of the dialog, and the button alone would not explain it.
  expect(inView.mock.contexts).toEqual([notice]);
  expect(screen.getByRole('link', { name: /^View gift/ }).getAttribute('href')).toBe(
    '/admin-payments?donationId=9',
  );
  expect(sent[0]).toMatchObject({ another: false });
  // After a change the question is asked again.
  type(/^Amount/, '160');
  expect(screen.queryByText(/There is such a gift already/)).toBeNull();
  press('Record the gift');
  await screen.findByRole('button', { name: 'Record another one' });
  expect(sent[1]).toMatchObject({ amount: 16_000, another: false });
  reply = () => answer(testDetail(testDonation(4, { donorName: 'Rosa', amount: 16_000 })));
  press('Record another one');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[2]).toMatchObject({ amount: 16_000, another: true });
});

it('the gift dialog says what is missing at each field, and shows the server’s messages at theirs', async () => {
  render(<Shown />);
  press('Record the gift');
  await screen.findByText('Please enter the donor’s name');
  screen.getByText('Please enter an amount');
  await vi.waitFor(() => expect(document.activeElement).toBe(box(/^Donor/)));
  expect(sent).toEqual([]);
  fill();
  reply = () => refused('INVALID_INPUT', 'Please check.', { date: 'This date is in the future' });
  press('Record the gift');
  await screen.findByText('This date is in the future');
});

it('the gift dialog has today’s date each time it opens, unless something was typed', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // In the office in New York it is still the day before.
  vi.setSystemTime('2026-11-20T03:00:00Z');
  const { rerender } = render(<Shown />);
  expect(box(/^Given on/).value).toBe('2026-11-19');
  rerender(<Shown open={false} />);
  vi.setSystemTime('2026-11-20T15:00:00Z');
  rerender(<Shown />);
  expect(box(/^Given on/).value).toBe('2026-11-20');
  vi.useRealTimers();
});

it('the gift dialog restores a discarded gift even after the other dialog was opened', async () => {
  const Both = ({ what, open = true }: { what: 'gift' | 'list'; open?: boolean }) => (
    <DataCache>
      <MemoryRouter>
        <RecordingDialogs recording={{ what, open }} onClose={onClose} />
      </MemoryRouter>
    </DataCache>
  );
  const { rerender } = render(<Both what="gift" />);
  fill();
  press('Cancel');
  rerender(<Both what="gift" open={false} />);
  rerender(<Both what="list" />);
  rerender(<Both what="list" open={false} />);
  vi.mocked(toast.undo).mock.calls.at(-1)![1]();
  await waitFor(() => expect(box(/^Donor/).value).toBe('Rosa Marchetti'));
});

it('the gift dialog keeps what was typed when it is closed by accident, and offers to undo Cancel', async () => {
  const { rerender } = render(<Shown />);
  fill();
  press('Close');
  rerender(<Shown open={false} />);
  rerender(<Shown />);
  await waitFor(() => expect(box(/^Donor/).value).toBe('Rosa Marchetti'));
  press('Cancel');
  rerender(<Shown open={false} />);
  vi.mocked(toast.undo).mock.calls[0]![1]();
  await waitFor(() => expect(box(/^Donor/).value).toBe('Rosa Marchetti'));
});
