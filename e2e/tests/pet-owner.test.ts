import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, seriousFindings, type Visit } from '../src/browser';
import {
  chooseFile,
  drawnPicture,
  pagesInNewTab,
  pagesOf,
  timesPrinted,
  watchPrinting,
} from '../src/files';
import { cutOnPaper } from '../src/layout';
import { box, chooseFor, confirmChanges, edit, openPet, part } from '../src/pet-steps';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

describe('a pet owner', () => {
  let rosa: Visit;
  beforeAll(async () => {
    rosa = await system.visit();
    await watchPrinting(rosa.context);
    await signIn(rosa.page, 'rosa@hearthside.example');
  });
  afterAll(async () => {
    expect(rosa.complaints).toEqual([]);
    await rosa.context.close();
  });

  it('creates a pet, is shown what is wrong, and finds the draft again after a reload', async () => {
    const { page } = rosa;
    await page.getByRole('link', { name: 'Pet Records' }).first().click();
    await page.getByRole('link', { name: 'Create Pet Record' }).click();
    const form = page.getByRole('form', { name: 'Create Pet Record' });
    const save = form.getByRole('button', { name: 'Save', exact: true });
    for (const [label, value] of [
      ['Owner email', 'rosa@hearthside.example'],
      ['Street address', '18 Alder Row'],
      ['State', 'Oregon'],
    ] as const) {
      const locked = box(form, label);
      expect([await locked.inputValue(), await locked.isEditable()]).toEqual([value, false]);
    }

    await save.click();
    await form.getByText('Please fix the highlighted fields').waitFor();
    expect(await form.getByText('This field is required').count()).toBe(4);
    const name = box(form, 'Name');
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
    await box(form, 'Age').fill('-1');
    await form.getByText('Age must be a non-negative number').waitFor();
    await box(form, 'Age').fill('0.5');
    await look(page, 'pet-create-errors');

    const taken = 'A pet with the name "bISCUIT" already exists. Please choose a unique name.';
    await name.fill('bISCUIT ');
    await form.getByText('Checking name availability...').waitFor();
    await form.getByText(taken).waitFor();
    await name.fill('Waffles');
    await form.getByText(taken).waitFor({ state: 'detached' });
    await form.getByLabel('Breed').fill('Cocker spaniel');
    await form.getByLabel('Gender').selectOption('Female');
    await box(form, 'Allergies').fill('Walnuts');
    await page.reload();
    await form.getByText(/Here’s what you typed earlier/).waitFor();
    expect(await name.inputValue()).toBe('Waffles');
    expect(await form.getByLabel('Gender').inputValue()).toBe('female');
    await box(form, 'Color').fill('Gold');

    const choose = () => form.getByRole('button', { name: 'Choose a picture' }).click();
    await chooseFile(page, choose, { name: 'waffles.png', buffer: await drawnPicture(page) });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await form.getByRole('button', { name: 'Remove picture' }).waitFor();
    await look(page, 'pet-create');
    await save.click();
    await page.getByText('Pet record created').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Waffles', exact: true }).waitFor();
    expect(page.url()).toMatch(/\/pet-records\?petId=\d+$/);
    const picture = page.locator('main img[src^="/api/"]').first();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    // The form for the next pet holds nothing of it.
    await page.goto('/pet-records/new');
    expect(await name.inputValue()).toBe('');
  });

  it('edits a pet, creating a trust and linking a member on the way, and confirms the changes', async () => {
    const { page } = rosa;
    await openPet(page, 'Clover');
    const form = await edit(page);
    await form.getByLabel('Trust', { exact: true }).selectOption('Create new trust…');
    await box(form, 'New trust name').fill('  Clover’s   Meadow Trust ');
    await box(form, 'Weight (lbs)').fill('4.1');
    const caretaker = form.getByRole('group', { name: 'Caretaker' });
    await box(caretaker, 'Name').fill('Someone');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form
      .getByText('Please complete all fields (name, phone, address) for: Caretaker')
      .first()
      .waitFor();
    expect(await caretaker.getByText('Required field').count()).toBe(2);
    await look(page, 'pet-edit-refused');
    expect(await seriousFindings(page)).toEqual([]);

    await caretaker.getByRole('button', { name: 'Link the caretaker to a member' }).click();
    const people = page.getByRole('dialog', { name: 'Link the caretaker to a member' });
    await people.getByRole('searchbox').fill('delgado');
    await people.getByRole('button', { name: /Sam Delgado/ }).click();
    await caretaker.getByText('Will see Clover once you save').waitFor();
    expect(await box(caretaker, 'Name').inputValue()).toBe('Sam Delgado');
    expect(await box(caretaker, 'Phone').inputValue()).toMatch(/503\D*555\D*0163$/);

    // What was typed is there again after a reload, in the same mode.
    await page.reload();
    await caretaker.getByText('Will see Clover once you save').waitFor();
    const listed = await confirmChanges(page, form);
    expect(listed).toEqual([
      'Weight (lbs): 3.8 → became 4.1',
      'Trust: empty → became Clover’s Meadow Trust',
      expect.stringMatching(/^Caretaker: empty → became Sam Delgado, .*, linked to Sam Delgado$/),
    ]);
    await page.getByText('Pet information updated successfully!').waitFor();
    await page.getByText('Clover’s Meadow Trust').first().waitFor();
    await part(page, 'Care team Contact Information').getByText('Can see Clover').waitFor();
    await part(page, 'History').getByText('Clover’s Meadow Trust').waitFor();
    await look(page, 'pet');

    // Nothing changed, so nothing is asked.
    await (await edit(page)).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  });

  it('adds an entry, changes it, deletes it and undoes that', async () => {
    const { page } = rosa;
    await openPet(page, 'Olive');
    const entries = part(page, 'Pet Record');
    await entries.getByText('21 entries').first().waitFor();
    await entries.getByRole('button', { name: 'Add entry' }).click();
    const add = page.getByRole('dialog', { name: 'Add entry' });
    await add.getByRole('button', { name: 'Add entry' }).click();
    await add.getByText('Date and location are required fields').first().waitFor();
    await add.getByLabel('Date', { exact: false }).first().fill('2199-06-09');
    await add.getByLabel('Location').selectOption('Zoom');
    await add.getByLabel('Description').fill('Purred at the camera.');
    await add.getByLabel('Outcome date').fill('2199-06-10');
    await add.getByLabel('Outcome time').fill('16:30');
    await look(page, 'pet-entry');
    await add.getByRole('button', { name: 'Add entry' }).click();
    await page.getByText('New pet record added successfully').waitFor();
    // Dated after all others, so it is on the first page. The pet's page shows only five.
    const row = entries.getByRole('row', { name: /Jun 9, 2199/ });
    await row.getByText('Purred at the camera.').waitFor();
    await row.getByText('Jun 10, 2199, 4:30 PM').waitFor();
    expect(await entries.getByRole('row').count()).toBe(6);

    await chooseFor(page, 'the entry of Jun 9, 2199', 'Edit');
    const change = page.getByRole('dialog', { name: 'Edit entry' });
    await change.getByLabel('Location').selectOption('Phone');
    await change.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Pet record updated successfully').waitFor();
    await row.getByText('Phone').waitFor();

    await chooseFor(page, 'the entry of Jun 9, 2199', 'Delete');
    await page.getByText('Pet record deleted successfully').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    await entries.getByRole('searchbox').fill('purred');
    await entries.getByText('1 entry').first().waitFor();
  });

  it('uploads a document, opens it in a new tab, prints it and deletes it', async () => {
    const { page, context } = rosa;
    await openPet(page, 'Olive');
    const documents = part(page, 'Documents and Forms');
    const paper = await page.pdf({ pageRanges: '1' });
    await documents.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Form' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a form' });
    const choose = () => dialog.getByRole('button', { name: /PDF$/ }).click();
    const send = dialog.getByRole('button', { name: /^(Add form|Try again)$/ });
    await send.click();
    await dialog.getByText('Please select a file to upload').waitFor();
    await dialog.getByText('Please enter a title').waitFor();
    const program = { name: 'program.pdf', buffer: Buffer.from('MZ not a paper') };
    await chooseFile(page, choose, program);
    await dialog.getByText('Invalid file type. Please upload PDF files only.').waitFor();
    await chooseFile(page, choose, program, program);
    await dialog.getByText('Please select only one file at a time').waitFor();
    const heavy = Buffer.concat([paper, Buffer.alloc(11_000_000 - paper.length, ' ')]);
    await chooseFile(page, choose, { name: 'Heavy.pdf', buffer: heavy });
    await dialog.getByText('File is too large. Maximum size is 10MB').waitFor();

    // On a slow connection there is time to see the progress and to cancel.
    const line = await context.newCDPSession(page);
    const slow = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await slow(400_000);
    const large = heavy.subarray(0, 4_000_000);
    await chooseFile(page, choose, { name: 'Indoor cat agreement.pdf', buffer: large });
    await expect.poll(() => box(dialog, 'Title').inputValue()).toBe('Indoor cat agreement');
    await send.click();
    const progress = dialog.getByRole('progressbar');
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(percent).toBeGreaterThan(0);
    await look(page, 'pet-upload');
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await dialog.getByText('Upload canceled. Nothing was saved.').waitFor();
    await slow(-1);
    await line.detach();
    await chooseFile(page, choose, { name: 'Indoor cat agreement.pdf', buffer: paper });
    await send.click();
    await page.getByText('“Indoor cat agreement Form” added').waitFor();
    await documents.getByText('4 files').first().waitFor();

    const link = documents.getByRole('link', { name: /^Indoor cat agreement Form/ });
    expect(await pagesInNewTab(page, () => link.click())).toBe(1);
    await chooseFor(page, 'Indoor cat agreement Form', 'Print');
    await expect.poll(() => timesPrinted(page)).toBe(1);

    await chooseFor(page, 'Indoor cat agreement Form', 'Delete');
    const sure = page.getByRole('alertdialog', { name: 'Delete Document' });
    await sure
      .getByText(
        'Are you sure you want to delete "Indoor cat agreement Form"? This action cannot be undone.',
      )
      .waitFor();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await link.waitFor({ state: 'detached' });
    const search = documents.getByRole('searchbox');
    await search.fill('nothing of the kind');
    await search.press('Enter');
    await documents.getByText('No documents found').waitFor();
  });

  it('gives a pet a groomer, and prints its emergency sheet on one page', async () => {
    const { page } = rosa;
    await openPet(page, 'Biscuit');
    await page.getByRole('button', { name: 'Service Providers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Service Providers' });
    await dialog.getByText('Henry Abara').waitFor();
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add a service provider' }).click();
    await page.getByRole('menuitem', { name: 'Pet sitter' }).click();
    const sitter = box(dialog.getByRole('group', { name: 'Pet sitter' }), 'Name');
    const isFocused = () => sitter.evaluate((input) => input === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await sitter.fill('Nell Harrow');
    await look(page, 'pet-providers');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Service providers updated successfully').waitFor();
    await dialog.getByText('Nell Harrow').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Emergency sheet' }).click();
    await page.getByRole('heading', { name: 'Call in this order' }).waitFor();
    await page.getByText('Nell Harrow').first().waitFor();
    const print = page.getByRole('button', { name: 'Print', exact: true });
    await print.and(page.locator(':enabled')).waitFor();
    await look(page, 'pet-emergency');
    await page.getByText('Suds & Snouts', { exact: false }).first().waitFor();
    expect(await cutOnPaper(page)).toEqual([]);
    for (const format of ['A4', 'Letter'] as const) {
      const pages = pagesOf(await page.pdf({ format, printBackground: true }));
      expect({ format, pages }).toEqual({ format, pages: 1 });
    }
    await print.click();
    await expect.poll(() => timesPrinted(page)).toBe(1);
  });

  it('deletes a pet and undoes that', async () => {
    const { page } = rosa;
    await page.goto('/pet-records');
    await chooseFor(page, 'Pepper', 'Delete');
    const sure = page.getByRole('alertdialog', { name: 'Delete Pepper?' });
    await sure.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Pet record deleted successfully').waitFor();
    const card = page.getByRole('link', { name: 'View profile of Pepper' });
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Pepper is back').waitFor();
    await card.waitFor();
  });
});
