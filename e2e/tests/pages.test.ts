import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESKTOP, NARROW, PHONE, seriousFindings, sidewaysScroll } from '../src/browser';
import { useSystem } from '../src/system';
import { signIn } from '../src/steps';

const system = useSystem();

const VISITOR_PAGES = [
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password?token=none-such-token-at-all',
  '/confirm-email',
  '/welcome?token=none-such-token-at-all',
];
/** Each differs by who looks; the rest of everybody's pages are looked at through a pet owner's eyes. */
const EVERYONES_PAGES = ['/', '/profile', '/notifications'];

/** Whose pages are looked at, and which. */
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
      '/users/history',
      '/directory?role=featured',
      '/caregivers',
      '/caregivers/9',
      '/trusts',
      '/trusts/1',
      '/pet-records',
    ],
  },
  {
    who: 'a pet owner',
    email: 'rosa@hearthside.example',
    paths: [
      ...EVERYONES_PAGES,
      '/profile/security',
      '/no-such-page',
      '/directory',
      '/caregivers',
      '/users',
      '/pet-records?petId=1',
      '/pet-records/1/emergency',
      '/pet-records/new',
    ],
  },
  {
    who: 'a newcomer',
    email: 'nina@hearthside.example',
    paths: [...EVERYONES_PAGES, '/directory'],
  },
];
/** On wide dark screens only what is laid out otherwise than on the narrow dark one. */
const WIDE_DARK = ['/sign-in', '/', '/profile', '/users', '/trusts/1', '/pet-records?petId=1'];
const SCREENS = [
  { screen: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { screen: 'desktop-dark', viewport: DESKTOP, colorScheme: 'dark' },
  { screen: 'phone', viewport: PHONE, colorScheme: 'light' },
  { screen: 'narrow-dark', viewport: NARROW, colorScheme: 'dark' },
] as const;

/** The pictures the README shows; kept anew when asked for. */
const README_PICTURES: Record<string, string> = {
  'a visitor desktop /sign-in': 'sign-in.png',
  'an admin desktop /users': 'users.png',
  'a pet owner desktop-dark /profile': 'profile-dark.png',
  'a newcomer phone /': 'home-phone.png',
  'a pet owner desktop /pet-records?petId=1': 'pet.png',
  'a pet owner phone /pet-records?petId=1': 'pet-phone.png',
};
const pictures = path.resolve(import.meta.dirname, '../../docs/pictures');

describe.each(SCREENS)('on a $screen screen', ({ screen, viewport, colorScheme }) => {
  it.concurrent.each(PEOPLE)('every page of $who is sound', async ({ who, email, paths }) => {
    const { context, page, complaints, expectComplaint } = await system.visit({
      viewport,
      colorScheme,
    });
    // A link without a token is refused, which the browser notes by itself.
    expectComplaint(/status of 400 .*confirm-email/);
    if (email) await signIn(page, email);
    const looked = screen === 'desktop-dark' ? paths.filter((p) => WIDE_DARK.includes(p)) : paths;
    for (const address of looked) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      const findings = await seriousFindings(page);
      expect({ address, findings }).toEqual({ address, findings: [] });
      const sideways = await sidewaysScroll(page);
      expect({ address, sideways }).toEqual({ address, sideways: 0 });
      const picture = README_PICTURES[`${who} ${screen} ${address}`];
      if (picture && process.env.KEEP_PICTURES) {
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: path.join(pictures, picture) });
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
