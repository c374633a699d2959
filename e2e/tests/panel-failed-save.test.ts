import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, type Visit } from '../src/browser';
import { leave } from '../src/inbox-steps';
import * as panel from '../src/panel-steps';
import { useSystem } from '../src/system';

// A Save in the panel that is refused, fails or is never answered leaves everything typed in the form.
const system = useSystem();
// Two accounts, because this test signs in more often than one account may within a minute.
const visits = {} as Record<'editor' | 'panel', Visit>;
beforeAll(async () => {
  for (const who of ['editor', 'panel'] as const) {
    const visit = await system.visit();
    for (const said of [panel.PANEL_ASKS, /status of (400|409|500)/, /ERR_(FAILED|INTERNET)/]) {
      visit.expectComplaint(said);
    }
    visit.expectComplaint(/^500 /);
    visit.expectComplaint(/^\[Auth\] Token refresh failed/);
    visit.expectComplaint(/^(FetchError|Error|TypeError): /);
    await panel.signIntoPanel(visit.page, who);
    await answerSaves(visit.page);
    visits[who] = visit;
  }
});
afterAll(() => leave(visits.editor, visits.panel));

const CONTENT = '/admin/content-manager';
const lists = (uid: string) => `${CONTENT}/collection-types/${uid}`;

const FORMS = [
  { name: 'a blog', who: 'editor', uid: 'api::blog.blog', field: 'Title' },
  { name: 'a help answer', who: 'editor', uid: 'api::help.help-answer', field: 'Question' },
  { name: 'a library item', who: 'editor', uid: 'api::library.library-item', field: 'Title' },
  { name: 'a plan', who: 'panel', uid: 'api::membership.plan', field: 'Title' },
  {
    name: 'the settings',
    who: 'panel',
    uid: 'api::settings.portal-settings',
    field: 'Tagline',
    single: true,
  },
] as const;

/** Opens the form of the first entry. */
async function openForm(page: Page, { uid, field, ...more }: (typeof FORMS)[number]) {
  if ('single' in more) await page.goto(`${CONTENT}/single-types/${uid}`);
  else {
    await page.goto(lists(uid));
    await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  }
  await fieldOf(page, field).waitFor();
}
const fieldOf = (page: Page, field: string) =>
  page.getByRole('textbox', { name: field, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Answers the next Save in place of the server. */
let nextAnswer: ((route: Route) => Promise<void>) | null = null;
const refuseNext = (answer: (route: Route) => Promise<void>) => (nextAnswer = answer);
async function answerSaves(page: Page) {
  await page.route(/content-manager\/(collection|single)-types\//, (route) => {
    const answer = nextAnswer;
    if (route.request().method() !== 'PUT' || !answer) return route.fallback();
    nextAnswer = null;
    return answer(route);
  });
}
const answering = (status: number, message: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { data: null, error: { status, name: 'ApplicationError', message } },
  });

/** Presses Save, waits for the panel's message, and expects the field as it was typed. */
async function expectKept(page: Page, field: string, typed: string, said: string | RegExp) {
  await saveButton(page).click();
  await page.getByText(said).first().waitFor();
  await expect.poll(() => saveButton(page).isEnabled()).toBe(true);
  await expect.poll(() => fieldOf(page, field).inputValue()).toBe(typed);
}

/** Saves the entry of the open form with another text, as if somebody else did so meanwhile. */
const saveElsewhere = (page: Page, field: string, text: string) =>
  page.evaluate(
    async ([name, changed]) => {
      const token = /jwtToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const authorization = `Bearer ${decodeURIComponent(token)}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const url = location.pathname.replace('/admin', '');
      const { data } = await (await fetch(url, { headers })).json();
      const body = JSON.stringify({ revision: data.revision, [name]: changed });
      const saved = await fetch(url, { method: 'PUT', headers, body });
      if (!saved.ok) throw new Error(`${saved.status} ${await saved.text()}`);
    },
    [field.toLowerCase(), text] as const,
  );

/** Types after what the field already has. */
async function typeMore(page: Page, field: string): Promise<string> {
  const typed = `${await fieldOf(page, field).inputValue()}, typed`;
  await fieldOf(page, field).fill(typed);
  return typed;
}

describe.each(FORMS)('the form of $name', (form) => {
  const { field, who } = form;

  it('keeps what was typed after a refusal, an error and a lost connection', async () => {
    const { page } = visits[who];
    await openForm(page, form);
    const typed = await typeMore(page, field);
    refuseNext(answering(400, 'This is not taken.'));
    await expectKept(page, field, typed, 'This is not taken.');
    refuseNext(answering(500, 'Internal Server Error'));
    await expectKept(page, field, typed, /^Something went wrong on the server\. What you typed is/);
    refuseNext((route) => route.abort('internetdisconnected'));
    await expectKept(
      page,
      field,
      typed,
      /^The server can’t be reached\. What you typed is still here/,
    );
    await panel.saveInPanel(page);
    await expect.poll(() => fieldOf(page, field).inputValue()).toBe(typed);
  });

  it('shows both versions after a conflict, and saves the one that was chosen', async () => {
    const { page } = visits[who];
    await openForm(page, form);
    const theirs = `${await fieldOf(page, field).inputValue()} meanwhile`;
    const typed = await typeMore(page, field);
    await saveElsewhere(page, field, theirs);
    await expectKept(page, field, typed, /Both versions are shown beside the form/);
    const saved = page.getByRole('group', { name: `${field}, saved version` });
    await saved.getByText(theirs, { exact: true }).waitFor();
    await expect.poll(() => fieldOf(page, field).inputValue()).toBe(typed);
    await look(page, `panel-conflict-${field.toLowerCase()}`);
    await page.getByRole('button', { name: 'Keep what is in the form' }).click();
    await saved.waitFor({ state: 'detached' });
    await panel.saveInPanel(page);
    await expect.poll(() => fieldOf(page, field).inputValue()).toBe(typed);
  });

  it('still has what was typed after a session that ended', async () => {
    const { page } = visits[who];
    await openForm(page, form);
    const typed = await typeMore(page, field);
    await page.route('**/admin/access-token', (route) => route.fulfill({ status: 401, json: {} }));
    refuseNext(answering(401, 'Missing or invalid credentials'));
    await saveButton(page).click();
    await page.getByText('What you typed is saved on this device').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    // The session must stay ended until then: a renewal that succeeds would start it again.
    await page.getByLabel('Email').waitFor();
    await page.unroute('**/admin/access-token');
    await panel.signInByForm(page, who);
    await page.getByText(/^Unsaved changes from \d+:\d\d [AP]M\./).waitFor();
    expect(await fieldOf(page, field).inputValue()).not.toBe(typed);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect.poll(() => fieldOf(page, field).inputValue()).toBe(typed);
    // Going on and throwing it away are both the editor's choice.
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    // Another opened form of the entry may have left its text too, which is offered in turn.
    const discard = page.getByRole('button', { name: 'Discard', exact: true });
    await discard.first().waitFor();
    await expect
      .poll(async () => {
        if (await discard.first().isVisible()) await discard.first().click();
        return page.getByText(/^Unsaved changes from/).count();
      })
      .toBe(0);
    expect(await fieldOf(page, field).inputValue()).not.toBe(typed);
  });
});
