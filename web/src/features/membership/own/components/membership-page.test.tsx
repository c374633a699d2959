// @vitest-environment jsdom
import type { Answer } from '@hearthside/contract/endpoint';
import type { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import {
  act,
  cleanup as closePage,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { DataCache } from '@/lib/api/swr-config';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { testOwn, testPlan } from '../../model/test-membership';
import { MembershipPage } from './membership-page';

const PAGE = 'https://givebutter.com/hearthside?utm_content=member-7';
let own: Answer<(typeof membershipEndpoints)['own']>;
let asked: unknown[];
let years: { year: number; amount: number; count: number }[];

beforeEach(() => {
  own = {
    membership: testOwn({
      status: 'grace',
      events: [
        {
          id: 1,
          at: '2026-03-01T10:00:00.000Z',
          kind: 'created',
          by: '',
          from: null,
          to: '2027-03-01',
          amount: 4500,
        },
      ],
    }),
    plans: [testPlan('volunteer', { price: 0 }), testPlan('pet_owner', { price: 4505 })],
    donation: { widget: null, page: PAGE, renews: true },
  };
  years = [{ year: 2025, amount: 12_050, count: 2 }];
  asked = [];
  openPortal(({ call, body }) => {
    if (call === 'POST /api/help-center/contact') {
      asked.push(body);
      return answer({ chatId: null, message: 'Sent' });
    }
    if (call === 'GET /api/membership') return answer(own);
    if (call === 'GET /api/membership/plans') return answer({ plans: [testPlan('pet_owner')] });
    if (call === 'GET /api/donations/mine') return answer({ years });
  }, rosa);
});
afterEach(() => {
  vi.useRealTimers();
  closePortal();
});

const open = (at = '/membership') =>
  render(
    <DataCache>
      <MemoryRouter initialEntries={[at]}>
        <MembershipPage />
      </MemoryRouter>
    </DataCache>,
  );

it('the membership page shows the card, the membership’s status, and the member’s own plan first', async () => {
  open();
  const card = within(await screen.findByRole('article', { name: 'Membership card' }));
  for (const text of ['Hearthside', 'Rosa Marchetti', '000012', 'Mar 1, 2027'])
    expect(card.getByText(text)).toBeTruthy();
  expect(screen.getByText('In grace period')).toBeTruthy();
  expect(screen.getByText(/still counts until Mar 31, 2027/)).toBeTruthy();
  const [first, second] = within(
    screen.getByRole('region', { name: 'Membership plans' }),
  ).getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual([
    'Plan of pet_owner',
    'Plan of volunteer',
  ]);
  expect(screen.getByText('$45.05')).toBeTruthy();
  expect(screen.getByText('$0.00')).toBeTruthy();
  expect(screen.getByText('Membership started')).toBeTruthy();
  const statement = await screen.findByRole('link', { name: 'Statement of 2025' });
  expect(statement.getAttribute('href')).toBe('/membership/statement/2025');
  expect(screen.getByText(/\$120\.50/)).toBeTruthy();
});

it('the membership page shows the donation form before the plans of all roles', async () => {
  open();
  const give = await screen.findByRole('region', { name: 'Give' });
  const plans = screen.getByRole('region', { name: 'Membership plans' });
  expect(give.compareDocumentPosition(plans)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the membership page prints the card', async () => {
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Print the membership card' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('the membership page says how to get a membership if there is none, and hides giving without settings', async () => {
  own = { ...own, membership: null, donation: { widget: null, page: null, renews: false } };
  open();
  expect(await screen.findByText('You have no membership yet.')).toBeTruthy();
  expect(screen.queryByText('Give')).toBeNull();
});

it('the membership page promises a renewal only if a gift does it', async () => {
  open();
  const renew = await screen.findByRole('link', { name: 'Renew with a gift' });
  expect(renew.getAttribute('href')).toBe('#give');
  expect(screen.getByText(/A gift of \$45\.00 renews it for a year/)).toBeTruthy();
  closePage();
  own = { ...own, donation: { ...own.donation, renews: false } };
  open();
  expect(await screen.findByRole('link', { name: 'Give' })).toBeTruthy();
  expect(screen.getByText(/The office renews your membership\./)).toBeTruthy();
  closePage();
  own = { ...own, membership: null };
  open();
  expect(await screen.findByText(/The office starts it for you/)).toBeTruthy();
  expect(screen.queryByText(/begins your membership/)).toBeNull();
});

it('the membership page offers a message to the office if no gift renews the membership', async () => {
  own = { ...own, donation: { widget: null, page: null, renews: false } };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the office to renew it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(asked).toEqual([
      {
        about: 'Ask the office to renew it',
        message: 'Please renew my membership. Its deadline is Mar 1, 2027.',
        key: expect.any(String),
      },
    ]),
  );
  closePage();
  own = { ...own, membership: null };
  open();
  expect(await screen.findByRole('button', { name: 'Ask the office to start it' })).toBeTruthy();
});

it('the membership page shows an admin their own membership next to the plans', async () => {
  session.open({
    accessToken: 'token',
    expiresIn: 600,
    me: { ...rosa, role: 'admin' },
    storageKey: TEST_KEY,
  });
  open();
  const tab = await screen.findByRole('link', { name: 'Your membership' });
  expect(screen.getByRole('button', { name: /^Edit/ })).toBeTruthy();
  fireEvent.click(tab);
  expect(await screen.findByRole('article', { name: 'Membership card' })).toBeTruthy();
  closePage();
  open('/membership?view=own');
  expect(await screen.findByRole('article', { name: 'Membership card' })).toBeTruthy();
  closePage();
  own = { ...own, membership: null };
  open('/membership?view=own');
  expect(await screen.findByRole('button', { name: /^Edit/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your membership' })).toBeNull();
});

const WIDGET = '/donate-widget?utm_content=member-7';
const opened = async () => {
  own = { ...own, donation: { widget: WIDGET, page: PAGE, renews: true } };
  open();
  await screen.findByRole('region', { name: 'Give' });
  return document.querySelector<HTMLIFrameElement>('iframe')!;
};
/** A message from a sandboxed frame, whose origin is opaque. */
const say = (data: unknown, source: Window | null, origin = 'null') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
const link = () => screen.queryByRole('link', { name: /Give on our campaign page/ });

it('the membership page frames the widget in the height it reports, and ignores other senders', async () => {
  const frame = await opened();
  const its = frame.contentWindow;
  expect(frame.getAttribute('src')).toBe(WIDGET);
  for (const elsewhere of [window, null]) {
    say({ widget: 'away' }, elsewhere);
    say({ widget: 'away' }, elsewhere, window.location.origin);
  }
  say('nonsense', its);
  expect(link()).toBeNull();
  say({ widget: 'ready', height: 420 }, its);
  expect(frame.style.height).toBe('420px');
  expect(frame.getAttribute('aria-hidden')).toBeNull();
  say({ widget: 'ready', height: 99_999 }, its);
  expect(frame.style.height).toBe('3000px');
  // For those the isolated form does not work for.
  const instead = screen.getByRole('link', { name: /^Open our campaign page/ });
  expect(instead.getAttribute('href')).toBe(PAGE);
});

it('the membership page isolates the widget’s frame from the portal', async () => {
  const rights = (await opened()).getAttribute('sandbox')?.split(' ') ?? [];
  expect(rights).toContain('allow-scripts');
  expect(rights).not.toContain('allow-same-origin');
  expect(rights.filter((right) => /top-navigation|modals|downloads/.test(right))).toEqual([]);
});

it('the membership page offers the campaign’s page if the widget is away, or its page never loads', async () => {
  say({ widget: 'away' }, (await opened()).contentWindow);
  expect(link()?.getAttribute('href')).toBe(PAGE);
});

it('the membership page gives up on a widget’s page that never reports anything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await opened();
  act(() => void vi.advanceTimersByTime(5000));
  expect(link()).toBeNull();
  act(() => void vi.advanceTimersByTime(2500));
  expect(link()).toBeTruthy();
});

it('a member’s gifts of a year say where refunds are more than what was given, or all there is', async () => {
  years = [
    { year: 2027, amount: -4000, count: 0 },
    { year: 2026, amount: -1000, count: 1 },
    { year: 2025, amount: 2500, count: 1 },
  ];
  open();
  const list = within(await screen.findByRole('region', { name: 'Your gifts' }));
  const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines.map((text) => text.replace('Statement of', ''))).toEqual([
    '2027: $40.00 refunded 2027',
    '2026: -$10.00 in 1 gift, less refunds 2026',
    '2025: $25.00 in 1 gift 2025',
  ]);
});
