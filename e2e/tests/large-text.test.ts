import { afterAll, beforeAll, expect, it } from 'vitest';
import { look, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import { arrive, leave } from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let rosa: Visit;
beforeAll(async () => {
  rosa = await arrive(system, 'rosa', { viewport: PHONE });
});
afterAll(() => leave(rosa));

it.each([
  ['home', '/', /^Good /],
  ['the list of pets', '/pet-records', 'Pet Records'],
  ['the emergency sheet', '/pet-records/1/emergency', /^Emergency sheet/],
  ['appointments', '/appointments', 'Intake Appointments'],
  ['the library', '/library', 'Library'],
  ['forms', '/forms', /./],
  ['the profile', '/profile', /./],
  ['the membership', '/membership', 'Membership'],
])('%s with text at twice the size stays as wide as the phone', async (name, path, title) => {
  const { page } = rosa;
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1, name: title }).first().waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await look(page, `large-text-${name.replaceAll(' ', '-')}`);
});
