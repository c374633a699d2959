import { describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { mailsAbout } from '../src/outbox';
import { writeRaw } from '../src/raw-rows';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

const SUBJECT = 'A form for you';
const NEW = 'created_at, updated_at, published_at';

/** A notice that the mail server refused, as it lies in the database then. */
const lost = (subject: string, text: string, kind: string | null) =>
  [
    `insert into portal_mails ("to", member_id, kind, place, tries, subject, text, html, message_id, last_error, ${NEW})
     select email, id, ?, 1, 4, ?, ?, ?, ?, 'Error EENVELOPE 550 RCPT TO', ?, ?, ? from up_users where email = 'rosa@hearthside.example'`,
    ...[kind, subject, text, `<p>${text}</p>`, `<${subject.replace(/\W/g, '')}@test.example>`],
    ...[Date.now(), Date.now(), Date.now()],
  ] as const;

describe('an admin', () => {
  it('sees on System that a mail was given up, and tries it again', async () => {
    await writeRaw(system.portal, [
      lost(SUBJECT, 'The form waits for you.', 'form'),
      lost('A new password', '(given up)', null),
    ]);
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.getByRole('link', { name: 'System' }).click();
    const problems = page.getByRole('list', { name: 'What needs attention' });
    await problems.getByText('2 emails could not be delivered').waitFor();
    await page.getByText('it may have had a link for an account').waitFor();
    await look(page, 'system');

    await page.getByRole('button', { name: `Try again: ${SUBJECT}` }).click();
    await page.getByText('The email will go out in a moment').waitFor();
    await page.getByRole('button', { name: 'Dismiss: A new password' }).click();
    await page.getByText('Email dismissed').waitFor();
    await page.getByText('Everything is working').waitFor();
    expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
    await expect
      .poll(() => mailsAbout(system.portal.outbox, 'rosa@hearthside.example', /A form for you/), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('starts a nightly job on a phone and sees that it went well', async () => {
    const { context, page, complaints } = await system.visit({ viewport: PHONE });
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/system');
    await page.getByRole('button', { name: 'Run now: Nightly cleanup' }).click();
    await page.getByText('Started: Nightly cleanup').waitFor();
    const sweep = page.getByRole('row', { name: /Nightly cleanup/ });
    await sweep.getByText('Done').waitFor({ timeout: 60_000 });
    await look(page, 'system-phone');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('System is not available to members who are not admins', async () => {
  const { context, page } = await system.visit();
  await signIn(page, 'rosa@hearthside.example');
  expect(await page.getByRole('link', { name: 'System' }).count()).toBe(0);
  await page.goto('/system');
  await page.getByRole('heading', { name: 'You don’t have access to System' }).waitFor();
  await context.close();
});
