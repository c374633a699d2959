import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, NARROW, PHONE, sidewaysScroll, type Visit } from '../src/browser';
import { pagesInNewTab } from '../src/files';
import { arrive, leave } from '../src/inbox-steps';
import {
  box,
  chooseFor,
  confirmChanges,
  edit,
  nothingThere,
  openPet,
  part,
} from '../src/pet-steps';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('the pages around a pet', () => {
  let rosa: Visit;
  let amara: Visit;
  let sam: Visit;
  beforeAll(async () => {
    [rosa, amara, sam] = (await Promise.all(
      ['rosa', 'amara', 'sam'].map((who) => arrive(system, who)),
    )) as [Visit, Visit, Visit];
    // A missing pet and a save that came second are refused, and the browser itself logs that.
    sam.expectComplaint(/status of 404 .*pet-records/);
    // The chat of a care team changes and is gone for whoever leaves the team, at the same moment.
    for (const one of [rosa, amara, sam]) one.expectComplaint(/status of 404 .*inbox\/chats/);
    rosa.expectComplaint(/status of 409 .*pet-records/);
  });
  afterAll(() => leave(rosa, amara, sam));

  it('let an admin page, sort, search, and assign an owner to a trust', async () => {
    const { page } = amara;
    await page.goto('/pet-records');
    const pager = page.getByRole('navigation', { name: 'Pages of pets' });
    const places = () => pager.getByRole('listitem').allInnerTexts();
    const current = pager.locator('[aria-current=page]');
    const names = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
    await pager.waitFor();
    const found = Number.parseInt(
      await page
        .getByText(/^\d+ pets found$/)
        .first()
        .innerText(),
    );
    const last = String(Math.ceil(found / 10));
    expect(Number(last)).toBeGreaterThan(5);
    expect(await places()).toEqual(['1', '2', '…', String(Number(last) - 1), last]);
    await look(page, 'pets');
    const first = await names();
    await pager.getByRole('button', { name: `Page ${last}` }).click();
    await expect.poll(names).not.toEqual(first);
    expect(await current.innerText()).toBe(last);

    // Changing the sort goes back to the first page.
    const sort = page.getByLabel('Sort by');
    const cards = page.getByRole('list', { name: 'Pets' }).getByRole('listitem');
    const firstCard = () => cards.first().innerText();
    await sort.selectOption('Name Z-A');
    await expect.poll(async () => (await names())[0]).toMatch(/^[W-Z]/);
    expect(await current.innerText()).toBe('1');
    await sort.selectOption('Email A-Z');
    await expect.poll(firstCard).toMatch(/Arthur/);
    await sort.selectOption('Email Z-A');
    await expect.poll(firstCard).toMatch(/Walter/);
    await sort.selectOption('Name A-Z');
    await expect.poll(names).toEqual(first);

    const search = page.getByRole('searchbox');
    await search.fill('no pet of this name');
    await page.getByText('0 pets found').first().waitFor();
    await search.fill('biscuit');
    await page.getByText('1 pet found').first().waitFor();
    await search.fill('mochi');
    await chooseFor(page, 'Mochi', 'Assign User to Trust');
    const dialog = page.getByRole('dialog', { name: 'Assign to Trust' });
    await dialog.getByText('Choose a trust for Mei Tanaka.', { exact: false }).waitFor();
    await dialog.getByRole('radio', { name: /Brandt Companion Animals Trust/ }).check();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('Assigned to trust and chat access granted').first().waitFor();
  });

  it('let an admin create a pet for an owner, whose profile fills the form', async () => {
    const { page } = amara;
    await page.goto('/pet-records/new');
    await page.getByRole('button', { name: 'Choose the owner' }).click();
    const owners = page.getByRole('dialog', { name: 'Choose the owner' });
    await owners.getByRole('searchbox').fill('hannah');
    await owners.getByRole('button', { name: /hannah@hearthside\.example/ }).click();
    const form = page.getByRole('form', { name: 'Create Pet Record' });
    const email = box(form, 'Owner email');
    await email.waitFor();
    expect([await email.inputValue(), await email.isEditable()]).toEqual([
      'hannah@hearthside.example',
      false,
    ]);
    // A name only has to be unique among this owner's pets. Biscuit belongs to another owner.
    await box(form, 'Name').fill('Bella');
    await form.getByText('A pet with the name "Bella" already exists.', { exact: false }).waitFor();
    await box(form, 'Name').fill('Biscuit');
    await form.getByLabel('Breed').fill('Persian cat');
    await form.getByLabel('Gender').selectOption('Male');
    await box(form, 'Color').fill('White');
    await look(page, 'pet-create-admin');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Pet record created').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Biscuit', exact: true }).waitFor();
    await page.getByRole('link', { name: 'hannah@hearthside.example' }).waitFor();
  });

  it('show a caretaker all of a pet and let them add entries and tasks alone, while they are on its team', async () => {
    const { page } = rosa;
    await page.goto('/pet-records/trash');
    await page.getByRole('button', { name: 'Restore Nonna' }).click();
    await page.getByText('Nonna is back').waitFor();
    const hidden = await openPet(page, 'Clover');
    const nonna = await openPet(page, 'Nonna');

    await sam.page.goto(nonna);
    await part(sam.page, 'Pet Record').getByRole('table').waitFor();
    await look(sam.page, 'pet-caretaker');
    const link = part(sam.page, 'Documents and Forms').getByRole('link').first();
    expect(await pagesInNewTab(sam.page, () => link.click())).toBe(1);
    await sam.page.getByRole('button', { name: 'Service Providers' }).click();
    const providers = sam.page.getByRole('dialog', { name: 'Service Providers' });
    await providers.getByText('Sofia Vance').waitFor();
    expect(await changes(sam.page)).toEqual([]);
    await providers.getByRole('button', { name: 'Close' }).click();
    await providers.waitFor({ state: 'detached' });
    expect(await changes(sam.page)).toEqual(['Add a task', 'Add entry']);
    await sam.page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    expect(await sam.page.getByRole('menuitem').allInnerTexts()).toEqual(['Print']);
    await sam.page.goto('/pet-records');
    await sam.page.getByRole('link', { name: 'View profile of Nonna' }).waitFor();
    expect(await changes(sam.page)).toEqual([]);

    const nothing = await nothingThere(sam.page, '/pet-records?petId=999999');
    expect(await nothingThere(sam.page, hidden)).toBe(nothing);
    const form = await edit(page);
    await form.getByRole('button', { name: 'Clear the caretaker' }).click();
    await confirmChanges(page, form);
    await page.getByText('Pet information updated successfully!').waitFor();
    expect(await nothingThere(sam.page, nonna)).toBe(nothing);
    await sam.page.goto('/pet-records');
    await sam.page.getByRole('link', { name: 'View profile of Biscuit' }).waitFor();
    const shown = sam.page.getByRole('link', { name: 'View profile of Nonna' });
    expect(await shown.count()).toBe(0);
  });

  it('show the second of two editors what the first changed, and lose nothing', async () => {
    await openPet(rosa.page, 'Olive');
    const mine = await edit(rosa.page);
    await box(mine, 'Color').fill('Brown tabby');
    await box(mine, 'Weight (lbs)').fill('9.9');

    await openPet(amara.page, 'Olive');
    const theirs = await edit(amara.page);
    await box(theirs, 'Weight (lbs)').fill('10.2');
    await box(theirs, 'Breed').fill('European shorthair');
    await confirmChanges(amara.page, theirs);
    await amara.page.getByText('Pet information updated successfully!').waitFor();

    await confirmChanges(rosa.page, mine);
    await mine.getByText(/Someone else changed/).waitFor();
    expect(await box(mine, 'Color').inputValue()).toBe('Brown tabby');
    await mine.getByRole('button', { name: 'See what changed' }).click();
    const dialog = rosa.page.getByRole('dialog', { name: 'What changed in the meantime' });
    await dialog.getByRole('group', { name: 'Breed' }).getByText('European shorthair').waitFor();
    const weight = dialog.getByRole('group', { name: 'Weight (lbs)' });
    await weight.getByRole('radio', { name: /10\.2/ }).check();
    await look(rosa.page, 'pet-conflict');
    await dialog.getByRole('button', { name: 'Continue with this' }).click();
    expect(await box(mine, 'Weight (lbs)').inputValue()).toBe('10.2');
    expect(await box(mine, 'Breed').inputValue()).toBe('European shorthair');
    await box(mine, 'Color').fill('Brown tabby with white paws');
    const listed = await confirmChanges(rosa.page, mine);
    expect(listed).toEqual(['Color: Brown tabby with white → became Brown tabby with white paws']);
    await rosa.page.getByText('Pet information updated successfully!').waitFor();
    await rosa.page
      .getByText(/European shorthair/)
      .first()
      .waitFor();
  });
});

/** The controls on this page that could change something. */
async function changes(page: Page) {
  const names = await page.getByRole('button').or(page.getByRole('link')).allInnerTexts();
  return names.filter((name) => /^(edit|add|create|delete|save|trash|link)\b/i.test(name.trim()));
}

describe('an owner on a phone', () => {
  it('finds a pet, adds an entry and opens the emergency sheet, and nothing scrolls sideways', async () => {
    const { context, page, complaints } = await system.visit({ viewport: PHONE });
    await signIn(page, 'walter@hearthside.example');
    const fits = async (name: string) => {
      await look(page, name);
      await page.setViewportSize(NARROW);
      expect({ name, sideways: await sidewaysScroll(page) }).toEqual({ name, sideways: 0 });
      await page.setViewportSize(PHONE);
    };
    await page.getByRole('link', { name: 'Pet Records' }).first().click();
    await page.getByRole('link', { name: 'View profile of Kaiser' }).waitFor();
    await fits('pets-phone');
    await openPet(page, 'Kaiser');
    await fits('pet-phone');
    await page.getByRole('button', { name: 'Add entry' }).click();
    const add = page.getByRole('dialog', { name: 'Add entry' });
    await add.getByLabel('Date').first().fill('2199-06-09');
    await add.getByLabel('Location').selectOption('In person');
    await fits('pet-entry-phone');
    await add.getByRole('button', { name: 'Add entry' }).click();
    await page.getByText('New pet record added successfully').waitFor();
    await part(page, 'Pet Record').getByText('Jun 9, 2199').waitFor();
    await edit(page);
    await fits('pet-edit-phone');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('link', { name: 'Emergency sheet' }).click();
    const call = page.getByRole('link', { name: 'Call Walter Brandt' });
    await call.waitFor();
    expect(await call.getAttribute('href')).toMatch(/^tel:\+1303555\d{4}$/);
    await fits('pet-emergency-phone');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
