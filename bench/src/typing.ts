import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { GOALS, KEYS } from './goals.ts';
import { quantile } from './numbers.ts';
import { PATHS } from './paths.ts';
import { ADMIN, people } from './people.ts';
import { fillPortal, portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { stoppingServers, type Server } from './server-process.ts';
import { openForFilling } from './sqlite.ts';
import { longForm, QUESTIONS, TYPED_IN } from './typing-form.ts';
import { probe, typeKeys } from './typing-probe.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];
let port = 4300;

/** A portal whose only member is its admin. */
async function startEmpty(): Promise<Server> {
  const file = path.join(PATHS.run, 'typing.db');
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
  await (await startPortal(file, port++)).stop();
  const database = openForFilling(file);
  await fillPortal(database, people(1));
  database.close();
  return startPortal(file, port++);
}

async function beginForm({ url }: Server, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/forms/drafts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(longForm()),
  });
  if (!answer.ok) throw new Error(`Beginning the form: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { formId: number }).formId;
}

/** Opens the builder with the long form and one question open. */
async function openBuilder(page: Page, { url }: Server, formId: number) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.goto(`${url}/admin-forms/${formId}`);
  await page.getByRole('button', { name: new RegExp(`number ${TYPED_IN} come.*, edit$`) }).click();
  const text = page.getByRole('textbox', { name: `Text of question ${TYPED_IN}` });
  await text.waitFor();
  const card = page.getByRole('group', { name: `Question ${TYPED_IN}`, exact: true });
  const title = page.getByRole('textbox', { name: /^Form title/ });
  return { text, choice: card.getByLabel('Option 1', { exact: true }), title };
}

const ms = (number: number) => number.toFixed(1);

await stoppingServers(async () => {
  const on = machine();
  const server = await startEmpty();
  const formId = await beginForm(server, await portalToken(server));
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const bare = await context.newPage();
  await probe(bare);
  await bare.goto('data:text/html,<textarea aria-label="Bare"></textarea>');
  const page = await context.newPage();
  await probe(page);
  const builder = await openBuilder(page, server, formId);
  const fields: { name: string; page: Page; field: Locator; keys: number[] }[] = [
    { name: 'a bare textarea', page: bare, field: bare.getByLabel('Bare'), keys: [] },
    { name: "a question's text", page, field: builder.text, keys: [] },
    { name: 'a choice', page, field: builder.choice, keys: [] },
    { name: "the form's title", page, field: builder.title, keys: [] },
  ];
  for (let round = -1; round < KEYS.rounds; round += 1) {
    for (const { page: at, field, keys } of fields) {
      await at.bringToFront();
      await field.focus();
      await at.keyboard.press('End');
      const typed = await typeKeys(at, KEYS.perRound);
      // The first round warms the page up and does not count.
      if (round >= 0) keys.push(...typed);
    }
  }
  await browser.close();

  const floor = quantile(fields[0]?.keys ?? [], 0.5);
  const rows = fields.map(({ name, keys }, place) => {
    const [p50, p95] = [quantile(keys, 0.5), quantile(keys, 0.95)];
    const verdict = place === 0 ? '' : p95 <= GOALS.keyMs ? 'reached' : '**missed**';
    const cells = [ms(p50), ms(p95), ms(Math.max(...keys)), (p50 / floor).toFixed(2), verdict];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const text = `# Typing, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
The builder with a form of ${QUESTIONS} questions in Chromium, ${KEYS.rounds * KEYS.perRound} keys into each field; ms from the press of a key
to the picture with it. Goal: at most ${GOALS.keyMs} ms for 95 of 100 keys. How: \`bench/README.md\`.

| typed into | p50 | p95 | max | p50 ÷ bare | |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'typing.md'), text);
  console.log(`\n${text}`);
});
