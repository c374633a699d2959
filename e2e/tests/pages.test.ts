import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { DESKTOP, NARROW, PHONE, seriousFindings, sidewaysScroll } from '../src/browser';
import { option, plantChat, plantFile, plantMessage } from '../src/inbox-steps';
import {
  cardsOf,
  coveredTools,
  drawn,
  hangingTables,
  unseenFills,
  watchWords,
} from '../src/layout';
import { useSystem } from '../src/system';
import { signIn } from '../src/steps';

const system = useSystem();

/** Stands for the address of a chat with texts and a picture, which each run creates. */
const A_CHAT = '/inbox/a-chat';
let chatId: number;
beforeAll(async () => {
  const { url } = system.portal;
  const [rosa, sam, grace] = await Promise.all([
    apiOf(url, 'rosa'),
    apiOf(url, 'sam'),
    apiOf(url, 'grace'),
  ]);
  chatId = await plantChat(rosa, [sam.id, grace.id], 'Walks at the lake');
  await plantMessage(rosa, chatId, 'Who comes along?\nhttps://hearthside.example/lake');
  const fixtures = path.resolve(import.meta.dirname, '../../cms/tests/fixtures');
  const bytes = await readFile(path.join(fixtures, 'small.heic'));
  const picture = await plantFile(sam, chatId, 'IMG_7.heic', bytes);
  await plantMessage(sam, chatId, 'We do', [picture]);
});

const VISITOR_PAGES = [
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password?token=none-such-token-at-all',
  '/undo-email-change?token=none-such-token-at-all',
  '/deny-sign-in?token=none-such-token-at-all',
  '/confirm-email',
  '/welcome?token=none-such-token-at-all',
  '/setup',
];
/** These differ by member. The rest of the pages that everybody has are checked as a pet owner. */
const EVERYONES_PAGES = ['/', '/profile', '/notifications'];

/** Whose pages are checked, and which. */
const PEOPLE = [
  { who: 'a visitor', email: null, paths: VISITOR_PAGES },
  {
    who: 'an admin',
    email: 'amara@hearthside.example',
    paths: [
      ...EVERYONES_PAGES,
      '/users',
      '/users/7',
      '/users/invitations',
      '/users/trash',
      '/users/waiting',
      '/users/history',
      '/directory?role=featured',
      '/caregivers',
      '/caregivers/9',
      '/trusts',
      '/trusts/1',
      '/pet-records',
      '/care',
      '/care/overdue',
      '/inbox',
      '/appointments',
      '/appointments?view=waiting',
      '/admin-forms',
      '/admin-forms?tab=submissions',
      '/admin-forms/review',
      '/admin-forms/review?queue=newcomers',
      '/admin-forms/trash',
      '/admin-forms/1',
      '/admin-forms/1/responses',
      '/admin-forms/1/responses/trash',
      '/reports',
      '/admin-blogs',
      '/admin-library',
      '/admin-library/folders',
      '/membership',
      '/admin-memberships',
      '/admin-memberships/trash',
      '/admin-payments',
      '/admin-payments/1/statement?year=2026',
      '/blogs',
      '/blogs/walking-an-old-dog',
      '/help',
      '/help/missed-searches',
      '/help/trash',
      '/system',
    ],
  },
  {
    who: 'a pet owner',
    email: 'rosa@hearthside.example',
    paths: [
      ...EVERYONES_PAGES,
      '/profile/security',
      '/profile/notifications',
      '/profile/device',
      '/no-such-page',
      '/directory',
      '/caregivers',
      '/users',
      '/pet-records?petId=1',
      '/pet-records/1/emergency',
      '/pet-records/new',
      '/care',
      '/care?view=week',
      '/care?view=month',
      '/care/settings',
      '/inbox',
      A_CHAT,
      '/appointments',
      '/appointments?appointmentId=1',
      '/forms',
      '/forms/1',
      '/membership',
      '/membership/statement/2026',
      '/library',
      '/library?tab=videos',
      '/help/forms',
      '/help/emergencies',
    ],
  },
  {
    who: 'a newcomer',
    email: 'nina@hearthside.example',
    paths: [...EVERYONES_PAGES, '/directory', '/appointments', '/forms', '/forms/1'],
  },
];
/** What is opened on a page and checked as well. */
const THEN: Record<string, (page: Page) => Promise<void>> = {
  [A_CHAT]: async (page) => {
    await option(page, 'Members');
    await page.getByRole('heading', { name: 'Admins, in every chat' }).waitFor();
  },
};
/** A wide light screen and a narrow dark one cover every layout and every color between them. */
const SCREENS = [
  { screen: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { screen: 'narrow-dark', viewport: NARROW, colorScheme: 'dark' },
] as const;
/** For the longer proofs. */
const MORE_SCREENS = [
  { screen: 'desktop-dark', viewport: DESKTOP, colorScheme: 'dark' },
  { screen: 'phone', viewport: PHONE, colorScheme: 'light' },
] as const;
type Screen = (typeof SCREENS | typeof MORE_SCREENS)[number];
const looksAtAll = Boolean(process.env.PROVE);

/** Each page is opened once and turned to every screen. In the longer proofs it is opened on each screen. */
const LOOKS: { on: string; screens: readonly Screen[] }[] = looksAtAll
  ? [...SCREENS, ...MORE_SCREENS].map((one) => ({ on: one.screen, screens: [one] }))
  : [{ on: 'every screen', screens: SCREENS }];

/** The wide screen shows all pages of everybody. Other screens show each page once, to the first who has it. */
const isShownOn = ({ screen }: Screen, who: string, address: string) =>
  screen === 'desktop' ||
  looksAtAll ||
  PEOPLE.find(({ paths }) => paths.includes(address))?.who === who;

/** Turns an open page to another screen and waits until it is drawn that way. */
async function turnTo(page: Page, { viewport, colorScheme }: Screen) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await drawn(page);
}

describe.each(LOOKS)('on $on', ({ screens }) => {
  const [first] = screens;
  if (!first) throw new Error('There is no screen to look at.');
  it.concurrent.each(PEOPLE)(
    'every page of $who is sound',
    async ({ who, email, paths }) => {
      const { viewport, colorScheme } = first;
      const visit = await system.visit({ viewport, colorScheme });
      const { context, page, complaints, expectComplaint } = visit;
      // A link without a token is refused, and the browser itself logs that.
      expectComplaint(/status of 400 .*confirm-email/);
      if (email) await signIn(page, email);
      const isSound = async (what: string) => {
        const findings = await seriousFindings(page);
        expect({ what, findings }).toEqual({ what, findings: [] });
        const sideways = await sidewaysScroll(page);
        expect({ what, sideways }).toEqual({ what, sideways: 0 });
      };
      const isSoundOn = async (what: string, shown: readonly Screen[]) => {
        for (const screen of shown) {
          if (screens.length > 1) await turnTo(page, screen);
          await isSound(`${what} on ${screen.screen}`);
        }
      };
      for (const address of paths) {
        const shown = screens.filter((screen) => isShownOn(screen, who, address));
        if (screens.length > 1) await turnTo(page, first);
        await page.goto(address === A_CHAT ? `/inbox/${chatId}` : address);
        await page.getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        await isSoundOn(address, shown);
        const then = THEN[address];
        if (then) {
          await turnTo(page, first);
          await then(page);
          await isSoundOn(`${address}, opened`, shown);
        }
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    480_000,
  );
});

it('on paper, names and answers are there, and nothing that has to be pressed', async () => {
  const { page, complaints } = await system.visit({ viewport: DESKTOP });
  await signIn(page, 'amara@hearthside.example');
  await page.emulateMedia({ media: 'print' });
  await page.goto('/admin-payments');
  const rows = page.getByRole('rowgroup').last().getByRole('row');
  const donor = rows.first().getByRole('cell').first();
  await donor.waitFor();
  expect(await donor.innerText()).toMatch(/\w/);
  expect(await page.getByRole('columnheader').first().innerText()).toMatch(/\w/);
  await page.goto('/help/emergencies');
  const answer = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'My pet is lost' }),
  });
  await answer.waitFor();
  // What is collapsed on a screen is open here.
  expect(await answer.innerText()).toMatch(/My pet is lost\s+\w[^]{80}/);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('on a tablet, a list stays within its page, with texts beside their labels and buttons in pairs', async () => {
  const { page, complaints } = await system.visit({ viewport: DESKTOP });
  await signIn(page, 'amara@hearthside.example');
  for (const list of [
    '/admin-blogs',
    '/admin-forms',
    '/admin-memberships',
    '/admin-forms?tab=submissions',
  ]) {
    await page.goto(list);
    await page.getByRole('rowheader').first().waitFor();
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const [hanging, sideways] = [await hangingTables(page), await sidewaysScroll(page)];
      expect({ list, width, hanging, sideways }).toEqual({ list, width, hanging: [], sideways: 0 });
    }
  }
  for (const width of [390, 820, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, ...(await cardsOf(page)) }).toEqual({ width, buttonRows: 2, underLabels: [] });
  }
  expect(complaints).toEqual([]);
});

it('on a phone, nothing covers the tools of the form editor, and its words aren’t cut off', async () => {
  const { page, complaints } = await system.visit({ viewport: PHONE });
  await signIn(page, 'amara@hearthside.example');
  await page.goto('/admin-forms/1');
  const bar = page.getByRole('group', { name: 'Form tools at hand' });
  const title = page.getByRole('textbox', { name: /^Form title/ });
  await title.waitFor();
  const words = await watchWords(bar);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect({ width, covered: await coveredTools(bar) }).toEqual({ width, covered: [] });
    await title.fill(`Pet Owner Intake, ${width}`);
    await bar.getByText('Not saved yet').waitFor();
    expect({ width, cut: await words.cut() }).toEqual({ width, cut: [] });
  }
  await bar.getByText('Draft saved', { exact: true }).waitFor();
  expect(await words.seen()).toEqual(['Draft saved', 'Not saved yet', 'Saving draft...']);
  expect(await words.cut()).toEqual([]);
  expect(complaints).toEqual([]);
});

it('with forced colors, switches, ticks and bars still show their state', async () => {
  const { page, complaints } = await system.visit({ viewport: DESKTOP });
  await signIn(page, 'amara@hearthside.example');
  await page.emulateMedia({ forcedColors: 'active' });
  const seen = async (looked: object) =>
    expect(await unseenFills(page)).toEqual({
      looked: expect.objectContaining(looked),
      unseen: [],
    });
  await page.goto('/users?verified=false');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await seen({ boxes: expect.toSatisfy((count: number) => count > 1) });
  await page.goto('/profile/notifications');
  await page.getByRole('switch').first().waitFor();
  await page.getByRole('switch', { checked: true }).first().click();
  await page.getByRole('switch', { checked: false }).first().waitFor();
  await seen({ switches: expect.toSatisfy((count: number) => count > 5) });
  await page.goto('/admin-forms?tab=submissions&submission=1');
  await page.getByRole('progressbar').waitFor();
  await seen({ bars: 1 });
  expect(complaints).toEqual([]);
});
