import { afterAll, beforeAll, expect, it } from 'vitest';
import { look, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import { arrive, leave } from '../src/inbox-steps';
import { openPet, part } from '../src/pet-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let chiara: Visit;
let bernice: Visit;
beforeAll(async () => {
  [chiara, bernice] = (await Promise.all([
    arrive(system, 'chiara', { viewport: PHONE }),
    arrive(system, 'bernice'),
  ])) as [Visit, Visit];
});
afterAll(() => leave(chiara, bernice));

it('a vaccination entered by a veterinarian on a phone makes next year\u2019s task for the owner', async () => {
  const { page } = chiara;
  await openPet(page, 'Waylon');
  await page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByLabel('Kind').selectOption('Vaccination');
  await dialog.getByLabel('Product').fill('Strangles');
  const offer = dialog.getByRole('checkbox', { name: /^Add it to the care calendar/ });
  expect(await offer.count()).toBe(0);
  await dialog.getByLabel('Date').first().fill('2026-03-09');
  await dialog.getByLabel('Next due').fill('2032-03-08');
  await offer.scrollIntoViewIfNeeded();
  expect(await offer.isChecked()).toBe(true);
  await look(page, 'entry-in-calendar-phone');
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await page.getByText('Strangles is in the care calendar, due Mar 8, 2032.').waitFor();
  await look(page, 'entry-in-calendar-told-phone');

  await openPet(bernice.page, 'Waylon');
  const waylon = part(bernice.page, 'Due');
  await waylon.getByText(/^All \d+ tasks$/).click();
  const task = waylon.getByRole('listitem').filter({ hasText: 'Strangles' });
  expect(await task.innerText()).toContain('Once, on Mar 8, 2032, all day');
});
