import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Buffer } from 'node:buffer';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Engine } from './engine-window';
import { useEngine } from './use-engine';

const PLAN = 'Emergency and Evacuation Plan';
const BARN = 'My cousin’s barn in Tigard';
const READY = ['Carriers for all', 'Leashes by the door', 'Food for three days'];
const NOT_READY = ['Medicines for a week', 'Copies of papers', 'A list of chips'];

/** The main journeys, which members have to be able to make in each supported browser (README). */
export function mainJourneys(browser: string, openEngine: () => Promise<Engine>) {
  const system = useEngine(openEngine);

  describe(`in ${browser}`, () => {
    it('a pet owner signs in, opens a pet from Home, and signs out', async () => {
      const rosa = await system.arrive('rosa');
      await rosa.look('home');
      // What is due comes by itself, and moves what is below it.
      await rosa.see({ role: 'heading', name: 'Today’s care' });
      await rosa.press('link', /^Biscuit/, { within: { role: 'region', name: /pets$/i } });
      await rosa.see({ role: 'heading', name: 'Biscuit', level: 2 });
      await rosa.see({ role: 'region', name: 'Pet Record' });
      await rosa.look('pet');
      await rosa.press('button', /^Account of/);
      await rosa.press('button', 'Sign out');
      await rosa.see({ role: 'button', name: 'Sign in' });
      await rosa.goto('/pet-records');
      await rosa.see({ role: 'button', name: 'Sign in' });
      // Without a session, asking for a new access token is refused.
      await rosa.leave(/401/);
    });

    it('an employee goes on with a form, finds the draft again after a reload, and sends it', async () => {
      const owen = await system.arrive('owen');
      await owen.goto('/forms');
      await owen.press('link', `Fill ${PLAN}`);
      // A heading ends with the mark of a required answer.
      const asked = (question: string) =>
        owen.see({ role: 'heading', name: beginsWith(question), level: 3 });
      const next = async (name: string) => {
        await owen.press('button', 'Next');
        await asked(name);
      };
      await asked('What threatens this place?');
      await owen.press('checkbox', 'Storm');
      await next('How long does the fire department take?');
      await owen.press('radio', '10 to 20 minutes');
      await next('What is ready?');
      for (const [rows, column] of [
        [READY, 'Ready'],
        [NOT_READY, 'Missing'],
      ] as const) {
        for (const name of rows) {
          await owen.press('checkbox', column, { within: { role: 'group', name } });
        }
      }
      await owen.look('form-grid');
      await next('Where do you take them?');
      await owen.fill(beginsWith('Where do you take them?'), BARN);
      await owen.reload();
      await asked('Where do you take them?');
      expect(await owen.valueOf('textbox', beginsWith('Where do you take them?'))).toBe(BARN);
      await owen.press('button', 'Back');
      await asked('What is ready?');
      await owen.press('button', 'Back');
      await asked('How long does the fire department take?');
      expect(await owen.valueOf('radio', '10 to 20 minutes')).toBe(true);
      await next('What is ready?');
      await next('Where do you take them?');
      await next('Who has a key besides you?');
      await owen.fill(beginsWith('Who has a key besides you?'), 'My sister');
      await next('When did you last try it out?');
      await owen.press('radio', 'Never');
      await next('What went wrong then?');
      await owen.press('button', 'Next');
      await owen.see({ role: 'heading', name: 'Check your answers' });
      await owen.look('form-check');
      await owen.see({ role: 'region', name: 'Check your answers' });
      // By keyboard, where a press right after the last one is not the second half of a double click.
      await owen.focus('button', 'Submit');
      await owen.keys({ key: 'Enter' });
      await owen.read('Form submitted successfully');
      await owen.see({ role: 'row', name: new RegExp(`${PLAN}.*Pending Approval`) });
      await owen.leave();
    });

    it('a message reaches the other window, and the one who wrote it sees that it was read', async () => {
      const [rosa, lena] = [await system.arrive('rosa'), await system.arrive('lena')];
      for (const [page, other] of [
        [rosa, 'Lena Novak'],
        [lena, 'Rosa Marchetti'],
      ] as const) {
        await page.goto('/inbox');
        await page.press('link', new RegExp(`^${other}`), {
          within: { role: 'region', name: 'Chats' },
        });
        await page.see({ role: 'textbox', name: /^Message to / });
      }
      await rosa.fill(/^Message to /, 'Is the porch light on tonight?');
      await rosa.keys({ key: 'Enter' });
      await lena.read('Is the porch light on tonight?');
      await rosa.read('Seen by Lena Novak');
      await lena.fill(/^Message to /, 'It is, and so is the stove.');
      await lena.press('button', 'Send');
      await rosa.read('It is, and so is the stove.');
      await rosa.look('chat');
      await rosa.leave();
      await lena.leave();
    });

    it('a volunteer uploads a picture, is told what is wrong with the profile, and saves it', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-picture-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const grace = await system.arrive('grace');
      await grace.goto('/profile');
      await grace.see({ role: 'button', name: 'Add a picture' });
      const file = path.join(folder, 'me.png');
      writeFileSync(file, Buffer.from(await grace.ask(drawnPicture), 'base64'));
      await grace.choosePicture(file);
      await grace.press('button', 'Use this picture');
      await grace.see({ role: 'button', name: 'Change your picture' });
      await grace.press('button', 'Edit');
      await grace.fill(/^Phone/, '12');
      await grace.fill(/^City/, 'Beaverton');
      await grace.press('button', 'Save');
      await grace.see({ role: 'textbox', name: /^Phone/, invalid: true });
      await grace.look('profile-refused');
      expect(await grace.valueOf('textbox', /^City/)).toBe('Beaverton');
      await grace.fill(/^Phone/, '503 555 0151');
      await grace.press('button', 'Save');
      await grace.read('Profile updated successfully!');
      await grace.reload();
      await grace.read(/Beaverton/);
      await grace.look('profile');
      await grace.leave();
    });

    it('a pet owner searches by keyboard, prints the emergency sheet, and reads a PDF of the library', async () => {
      const rosa = await system.arrive('rosa');
      await rosa.keys({ key: 'k', held: 'Control' });
      await rosa.see({ role: 'combobox', name: 'Search everything' });
      await rosa.type('Clover');
      await rosa.see({ role: 'option', name: /^Clover/ });
      await rosa.look('search');
      await rosa.keys({ key: 'Enter' });
      await rosa.see({ role: 'heading', name: 'Clover', level: 2 });
      await rosa.press('link', /^Emergency sheet/);
      await rosa.see({ role: 'heading', name: 'Emergency sheet: Clover', level: 1 });
      await rosa.ask(countPrints);
      await rosa.press('button', 'Print');
      await rosa.until(() => document.documentElement.dataset.printed === '1');
      expect(await rosa.ask(printedTitle)).toBe('Emergency sheet: Clover');

      await rosa.keys({ key: 'k', held: 'Control' });
      await rosa.type('Caretaker Agreement');
      await rosa.see({ role: 'option', name: /^Caretaker Agreement/ });
      await rosa.press('option', /^Caretaker Agreement/);
      await rosa.see({ role: 'heading', name: 'Caretaker Agreement', level: 1 });
      await rosa.until(
        () => document.querySelector('iframe[title="Caretaker Agreement"]') !== null,
      );
      await rosa.look('library-pdf');
      await rosa.leave();
    });
  });
}

const beginsWith = (text: string) => new RegExp(`^${text.replace('?', '\\?')}`);

/** A PNG that the browser draws. */
function drawnPicture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
  canvas.getContext('2d')?.fillRect(100, 100, 300, 300);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Counts what is printed instead of printing it: there is no printer. */
function countPrints() {
  window.print = () => {
    const { dataset } = document.documentElement;
    dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    window.dispatchEvent(new Event('afterprint'));
  };
}

/** The heading of the sheet that is printed. */
const printedTitle = () => document.querySelector('.print-sheet h1')?.textContent;
