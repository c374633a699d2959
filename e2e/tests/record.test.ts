import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownDay } from '../../contract/src/shown-date';
import { look, NARROW, PHONE, seriousFindings, sidewaysScroll, type Visit } from '../src/browser';
import { daysFromToday } from '../src/care-steps';
import { chooseFile, drawnPicture } from '../src/files';
import { arrive, leave } from '../src/inbox-steps';
import { chooseFor, openPet, part } from '../src/pet-steps';
import { useSystem } from '../src/system';

const system = useSystem();
const WRONG =
  '“letter.png”: This isn’t a photo or a PDF. Choose a JPEG, PNG or WebP picture, or a PDF.';
/** A day on which the demo has no entry of Biscuit, and before which it has some with photos. */
const DAY = daysFromToday(-300);

describe('the record of a pet on a phone', () => {
  let sofia: Visit;
  let rosa: Visit;
  beforeAll(async () => {
    sofia = await arrive(system, 'sofia', { viewport: PHONE });
    rosa = await arrive(system, 'rosa', { viewport: PHONE });
  });
  afterAll(() => leave(sofia, rosa));

  const fits = async ({ page }: Visit, name: string) => {
    await look(page, name);
    await page.setViewportSize(NARROW);
    // The curve of the weights follows the width a moment later.
    await expect.poll(() => sidewaysScroll(page), { message: name }).toBe(0);
    await page.setViewportSize(PHONE);
  };

  it('accepts a vaccination with a photo from the veterinarian, and refuses an invalid file at its field', async () => {
    const { page } = sofia;
    await openPet(page, 'Biscuit');
    await page.getByRole('button', { name: 'Add entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByLabel('Kind').selectOption('Vaccination');
    await dialog.getByLabel('Date').first().fill(DAY);
    await dialog.getByLabel('Product').fill('Nobivac Rabies');
    const choose = (name: string) => () => dialog.getByRole('button', { name }).click();
    const letter = { name: 'letter.png', buffer: Buffer.from('Dear Rosa,') };
    await chooseFile(page, choose('Choose photos or files'), letter);
    await dialog.getByText(WRONG).waitFor();
    expect(await dialog.getByLabel('Product').inputValue()).toBe('Nobivac Rabies');
    const paw = { name: 'paw.png', buffer: await drawnPicture(page) };
    await chooseFile(page, choose('Choose photos or files'), paw);
    await dialog.getByText('paw.png').waitFor();
    expect(await dialog.getByText(WRONG).count()).toBe(0);
    await dialog.getByText('paw.png').scrollIntoViewIfNeeded();
    await fits(sofia, 'record-entry-phone');
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    await page.getByText('New pet record added successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const search = page.getByRole('searchbox', { name: 'Search the pet record' });
    await search.fill('Nobivac Rabies');
    const record = part(page, 'Pet Record');
    const photo = `Biscuit, ${shownDay(DAY)}: Vaccination: Nobivac Rabies`;
    await record.getByRole('button', { name: new RegExp(`^Photo 1 of 1, ${photo}`) }).click();
    const viewer = page.getByRole('dialog', { name: /Nobivac Rabies/ });
    await viewer.getByRole('img', { name: new RegExp(`^${photo}`) }).waitFor();
    await fits(sofia, 'record-viewer-phone');
    await viewer.getByRole('button', { name: 'Close' }).click();
  });

  it('shows the owner the entry, and notifies the veterinarian of what the owner says to it', async () => {
    const { page } = rosa;
    await openPet(page, 'Biscuit');
    await page.getByRole('searchbox', { name: 'Search the pet record' }).fill('Nobivac Rabies');
    const record = part(page, 'Pet Record');
    await record
      .getByRole('row')
      .filter({ hasText: 'Nobivac Rabies' })
      .getByText(/^Signed by Sofia/)
      .waitFor();
    await chooseFor(page, `the entry of ${shownDay(DAY)}`, 'Comment');
    const dialog = page.getByRole('dialog', { name: `Comment on the entry of ${shownDay(DAY)}` });
    await dialog.getByLabel('Comment').fill('Was he brave?');
    await fits(rosa, 'record-comment-phone');
    await dialog.getByRole('button', { name: 'Add comment' }).click();
    await record.getByText('Was he brave?').waitFor();
    await fits(rosa, 'record-phone');
    await record.getByRole('button', { name: 'Delete your comment' }).click();
    await record.getByText('Was he brave?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await record.getByText('Was he brave?').waitFor();

    await sofia.page.goto('/notifications');
    await sofia.page
      .getByText(/^Rosa Marchetti commented on what you wrote about Biscuit/)
      .first()
      .waitFor();
  });

  it('lines the photos up by year, and opens them one after the other', async () => {
    const { page } = rosa;
    await page.getByRole('tab', { name: 'Photos' }).click();
    const photos = part(page, 'Photos');
    const newest = photos.getByRole('region').first();
    await newest.waitFor();
    const years = await photos.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(years).toEqual([...years].sort().reverse());
    expect(years.length).toBeGreaterThan(1);
    await fits(rosa, 'record-photos-phone');
    expect(await seriousFindings(page)).toEqual([]);
    const one = photos.getByRole('button', { name: /^Open photo: Biscuit, .*: Nobivac Rabies/ });
    await one.click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('img', { name: /Nobivac Rabies/ }).waitFor();
    const heading = () => viewer.getByRole('heading').innerText();
    const first = await heading();
    await page.keyboard.press('ArrowRight');
    await expect.poll(heading).not.toBe(first);
    await viewer.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(heading).toBe(first);
    await viewer.getByRole('button', { name: 'Close' }).click();
  });

  it('asks for each time of a medication in a field of its own', async () => {
    const { page } = sofia;
    await openPet(page, 'Biscuit');
    await page.getByRole('button', { name: 'Add entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByLabel('Kind').selectOption('Medication');
    await dialog.getByLabel('Time 1').fill('08:00');
    await dialog.getByRole('button', { name: 'Add a time' }).click();
    await dialog.getByLabel('Time 2', { exact: true }).fill('20:30');
    await dialog.getByLabel('Medicine').fill('Rimadyl');
    await dialog.getByLabel('Dose').fill('50');
    await dialog.getByLabel('Unit').fill('mg');
    await fits(sofia, 'record-times-phone');
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    await page.getByText('New pet record added successfully').first().waitFor();
    const record = part(page, 'Pet Record');
    await record.getByText(/Rimadyl 50 mg, at 8:00 AM and 8:30 PM/).waitFor();
  });
});
