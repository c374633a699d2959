import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import type { Visit } from '../src/browser';
import { plantTask, tick, ticked } from '../src/care-steps';
import { countPresses, tableOf, type CountedSteps, type Job } from '../src/counted-steps';
import { timesPrinted, watchPrinting } from '../src/files';
import { arrive, composer, leave } from '../src/inbox-steps';
import { daysFromTomorrow } from '../src/office-clock';
import { reviewed } from '../src/review-steps';
import { useSystem } from '../src/system';

const system = useSystem();

const RECORD_DAY = '2026-03-09';
const DOSE = 'Heart drops';

const openBiscuit = (rosa: CountedSteps) =>
  rosa.press(
    rosa.page
      .getByRole('region', { name: /^(Your pets|Pets you care for)$/ })
      .getByRole('link', { name: /^Biscuit/ }),
  );

/** Adds an entry to the record of the pet that is shown. */
async function addsEntry(member: CountedSteps) {
  await member.button('Add entry');
  const dialog = member.page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByLabel('Date', { exact: false }).first().fill(RECORD_DAY);
  await dialog.getByLabel('Location').selectOption('Zoom');
  await member.press(dialog.getByRole('button', { name: 'Add entry' }));
  await dialog.waitFor({ state: 'detached' });
  await member.page.getByText('New pet record added successfully').first().waitFor();
}

/** Types into the open search, and opens what it marks as best. */
async function chooseFound(member: CountedSteps, words: string) {
  await member.page.getByRole('combobox', { name: 'Search everything' }).fill(words);
  const best = new RegExp(`^${words}`);
  await member.page.getByRole('option', { name: best, selected: true }).waitFor();
  await member.key('Enter');
}

/** What members most often come for, with the presses it took while Home repeated the menu. */
const JOBS: Job[] = [
  {
    who: 'rosa',
    what: 'reads a new message',
    before: 1,
    most: 1,
    work: async (rosa) => {
      const messages = rosa.page.getByRole('region', { name: 'New messages' });
      await rosa.press(messages.getByRole('link').first());
      await composer(rosa.page).waitFor();
    },
  },
  {
    who: 'rosa',
    what: 'starts a chat with the trustee of a pet',
    before: 4,
    most: 3,
    work: async (rosa) => {
      await openBiscuit(rosa);
      await rosa.button('Message Theo Okafor');
      await composer(rosa.page).waitFor();
    },
  },
  {
    who: 'rosa',
    what: 'opens a pet',
    before: 2,
    most: 2,
    work: async (rosa) => {
      await openBiscuit(rosa);
      await rosa.page.getByRole('heading', { level: 2, name: 'Biscuit', exact: true }).waitFor();
    },
  },
  {
    who: 'rosa',
    what: 'records an entry',
    before: 4,
    most: 3,
    work: async (rosa) => {
      await openBiscuit(rosa);
      await addsEntry(rosa);
    },
  },
  {
    who: 'rosa',
    what: 'prints the emergency sheet',
    before: 4,
    most: 3,
    work: async (rosa) => {
      await rosa.link('Emergency sheet for Biscuit');
      await rosa.button('Print');
      await expect.poll(() => timesPrinted(rosa.page)).toBe(1);
    },
  },
  {
    who: 'rosa',
    what: 'asks for an appointment',
    before: 3,
    most: 3,
    work: async (rosa) => {
      await rosa.key('Control+K');
      await chooseFound(rosa, 'Request an appointment');
      const dialog = rosa.page.getByRole('dialog', { name: /appointment/i });
      await dialog.getByLabel('Day').fill(daysFromTomorrow(9));
      await dialog.getByLabel('Time', { exact: false }).first().fill('10:00');
      await dialog.getByLabel('What is it about?').fill('Who feeds the cat?');
      await rosa.press(dialog.getByRole('button', { name: 'Send request' }));
      await rosa.page.getByText('The office has your request.').first().waitFor();
    },
  },
  {
    who: 'grace',
    what: 'has the membership renewed',
    before: null,
    most: 3,
    work: async (grace) => {
      await grace.link(/^Renew/);
      await grace.button('Ask the office to renew it');
      const dialog = grace.page.getByRole('dialog');
      await grace.press(dialog.getByRole('button', { name: /^Send/ }));
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    who: 'sam',
    what: 'logs a visit',
    before: null,
    most: 3,
    work: async (sam) => {
      await openBiscuit(sam);
      await addsEntry(sam);
    },
  },
  {
    who: 'sam',
    what: 'marks a dose as given',
    before: null,
    most: 1,
    work: async (sam) => {
      await sam.press(tick(sam.page, DOSE));
      await ticked(sam.page, DOSE).waitFor();
    },
  },
  {
    who: 'owen',
    what: 'goes on with a form',
    before: 2,
    most: 2,
    work: async (owen) => {
      await owen.link(/^Continue: Emergency/);
      await owen.page.getByText(/^Question \d+ of \d+/).waitFor();
    },
  },
  {
    who: 'amara',
    what: 'comes from a newcomer to their answers',
    before: null,
    most: 1,
    work: async (amara) => {
      const newcomer = amara.page
        .getByRole('listitem')
        .filter({ has: amara.page.getByRole('button', { name: /^Verify / }) })
        .filter({ hasNot: amara.page.getByRole('listitem') })
        .first();
      const name = await newcomer.getByRole('link').first().innerText();
      await amara.press(newcomer.getByRole('link').first());
      await reviewed(amara.page, name).waitFor();
    },
  },
  {
    who: 'amara',
    what: 'verifies a newcomer',
    before: 3,
    most: 3,
    work: async (amara) => {
      await amara.button(/^Verify /);
      await amara.page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    who: 'amara',
    what: 'reads a submission and approves it',
    before: 3,
    most: 3,
    work: async (amara) => {
      await amara.link(/^Review: /);
      await amara.button('Approve');
      await amara.page.getByText('Submission approved').waitFor();
    },
  },
  {
    who: 'amara',
    what: 'finds a person',
    before: 2,
    most: 2,
    work: async (amara) => {
      await amara.key('Control+K');
      await chooseFound(amara, 'Sofia Vance');
      await amara.page.getByText('sofia@hearthside.example').first().waitFor();
    },
  },
];

const members = new Map<string, Visit>();
const counted: (Job & { presses: number })[] = [];
beforeAll(async () => {
  await plantTask(await apiOf(system.portal.url, 'rosa'), DOSE);
  const names = [...new Set(JOBS.map(({ who }) => who))];
  const visits = await Promise.all(names.map((name) => arrive(system, name)));
  for (const [at, visit] of visits.entries()) members.set(names[at] ?? '', visit);
  await Promise.all(visits.map(({ context }) => watchPrinting(context)));
});
afterAll(async () => {
  console.log(tableOf(counted));
  await leave(...members.values());
});

describe('from Home', () => {
  it.each(JOBS)('$who $what with at most $most presses', async (job) => {
    const visit = members.get(job.who);
    if (!visit) throw new Error(`${job.who} has not arrived.`);
    const presses = await countPresses(visit, job);
    counted.push({ ...job, presses });
    expect(presses).toBeLessThanOrEqual(job.most);
  });
});
