/** Switches off mails by the link in one of them, without a session. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countAttempt, returnAttempt } from '../../../auth/attempts';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { Refusal, refuse } from '../../../http/refuse';
import { withoutMail, type ChoiceColumns } from '../../../mail/choice-row';
import { ABOUT } from '../../../mail/mail-topics';
import { readUnsubscribeToken, type Unsubscribing } from '../../../mail/unsubscribe-link';
import * as office from '../../../office/office';
import { askingPage, PAGE_POLICY, refusedPage, stoppedPage } from '../rules/unsubscribe-page';
import { saveUnreadMails } from './unread-mail-preference';

const TABLE = 'portal_notification_choices';
const BAD_LINK = 'This link is incomplete or no longer works.';

/** What a link was signed for. @throws 400 if it was not signed here */
function signedIn(token: string): Unsubscribing {
  const what = readUnsubscribeToken(token);
  if (!what) throw refuse.linkInvalid(BAD_LINK);
  return what;
}

/** Switches off one topic's mails to a member. Again it changes nothing, and for somebody who is gone neither. */
async function switchOff(strapi: Core.Strapi, { memberId, topic }: Unsubscribing) {
  await transaction(strapi, async () => {
    if (!(await lockRow(strapi, 'up_users', memberId))) return;
    // Stored only by the inbox.
    if (topic === 'messages') return void (await saveUnreadMails(strapi, memberId, false));
    const row: Pick<ChoiceColumns, 'off'> | undefined = await runQuery(strapi, (knex) =>
      knex(TABLE).where({ member_id: memberId }).first('off'),
    );
    const now = new Date();
    const changed = { off: withoutMail(row?.off ?? null, topic), updated_at: now };
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .insert({ ...changed, member_id: memberId, created_at: now })
        .onConflict('member_id')
        .merge(changed),
    );
  });
}

function send(ctx: Context, html: string, status = 200) {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', PAGE_POLICY);
  ctx.set('Cache-Control', 'no-store');
  // Without any referrer a browser names no origin either, and its form would look like one of another site.
  ctx.set('Referrer-Policy', 'strict-origin');
  ctx.body = html;
}

/** Answers with a page. A refusal is one too for a browser, and as everywhere for all others. */
async function answer(
  strapi: Core.Strapi,
  ctx: Context,
  page: (organization: string) => string | Promise<string>,
) {
  const { organisationName } = await office.read(strapi);
  try {
    send(ctx, await page(organisationName));
  } catch (error) {
    if (!(error instanceof Refusal) || ctx.accepts('json', 'html') !== 'html') throw error;
    send(ctx, refusedPage(organisationName, error.message), error.status);
  }
}

/** Asks, and changes nothing: mail programs and scanners open links by themselves. */
export const showUnsubscribing = (strapi: Core.Strapi, ctx: Context, token: string) =>
  answer(strapi, ctx, (organization) => askingPage(organization, ABOUT[signedIn(token).topic]));

/**
 * Switches off the mails that a link was signed for. Links that fail are counted by address. Those that work are not,
 * because the clicks of many members come from the few addresses of their mail program.
 */
export const unsubscribe = (strapi: Core.Strapi, ctx: Context, token: string) =>
  answer(strapi, ctx, async (organization) => {
    await countAttempt('token_by_address', ctx.ip);
    const what = signedIn(token);
    await switchOff(strapi, what);
    await returnAttempt('token_by_address', ctx.ip);
    return stoppedPage(organization, ABOUT[what.topic]);
  });
