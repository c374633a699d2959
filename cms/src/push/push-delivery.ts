/** Sends one notification to one device, if it is still to be told at this moment. */
import type { Core } from '@strapi/strapi';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { memberNow } from '../auth/member-cache';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { isLookedAt } from '../live/broadcast';
import { quietIn, type ChoiceColumns, type PushColumns } from '../mail/choice-row';
import { quietAt } from '@hearthside/contract/notification/quiet-hours';
import { timeZone } from '../office/office';
import { subjects } from '../subject';
import { postpone, putOff, settle, type Delivery } from './push-deliveries';
import { holdUntilMorning, QUIET } from './quiet-deliveries';
import { removeDevices } from './push-devices';
import { sendPush } from './push-request';
import { isGivenUp, nextWait, type PushOutcome } from './push-schedule';
import type { PushedMember, PushSource, PushWords } from './push-words';

/** What a member asked for to see that it arrives. */
export const TEST = 'test';

type Choices = ChoiceColumns & PushColumns;

const choicesOf = (strapi: Core.Strapi, memberId: number): Promise<Choices | undefined> =>
  runQuery(strapi, (knex) =>
    knex('portal_notification_choices')
      .where({ member_id: memberId })
      .first('off', 'push_words', 'quiet_from', 'quiet_to', 'time_zone'),
  );

const sources = (): PushSource[] => subjects().flatMap(({ pushSource }) => pushSource ?? []);

/** What came in quiet hours, in one sentence. */
async function summaryWords(
  strapi: Core.Strapi,
  member: PushedMember,
  { since, until, upTo }: Delivery,
): Promise<PushWords | null> {
  const span = { since: new Date(since), until: until === null ? new Date() : new Date(until) };
  const parts = [];
  for (const source of sources()) parts.push(await source.summary(strapi, member, span));
  const [first, ...others] = parts.filter((part) => part !== null);
  if (!first) return null;
  const title = [first, ...others].map(({ line }) => line).join(' and ');
  const path = others.length > 0 ? '/' : first.path;
  return { title, body: 'These came in during your quiet hours.', path, upTo };
}

async function wordsFor(
  strapi: Core.Strapi,
  member: PushedMember,
  row: Delivery,
): Promise<PushWords | null> {
  if (row.about === QUIET) return summaryWords(strapi, member, row);
  const source = sources().find(({ name }) => row.about.startsWith(`${name}:`));
  return source ? source.words(strapi, member, { ...row, since: new Date(row.since) }) : null;
}

const TEST_WORDS: PushWords = {
  title: 'Test notification',
  body: 'Push notifications are working on this device.',
  path: notificationPages.choices,
  upTo: 0,
  isUrgent: true,
};

/** Notes what became of a try. */
async function note(strapi: Core.Strapi, row: Delivery, outcome: PushOutcome): Promise<void> {
  const device = (columns: object) =>
    runQuery(strapi, (knex) =>
      knex('portal_push_devices').where({ id: row.deviceId }).update(columns),
    );
  if (outcome.kind === 'gone') return removeDevices(strapi, [row.deviceId]);
  const now = await databaseNow(strapi);
  if (outcome.kind === 'taken') {
    await device({ last_push_at: now, failing_since: null });
    return settle(strapi, row);
  }
  const since = row.failingSince === null ? null : new Date(row.failingSince);
  strapi.log.warn(`Push ${row.id} to ${row.host}: ${outcome.why}.`);
  if (isGivenUp(since, now)) return removeDevices(strapi, [row.deviceId]);
  const wait = outcome.kind === 'later' ? nextWait(row.tries, outcome.retryAfterMs) : null;
  if (wait === null) await settle(strapi, row);
  else await postpone(strapi, row.id, new Date(now.getTime() + wait));
  if (!since) await device({ failing_since: now });
}

/** How long a notification waits while its member is at the portal. They may read it there, or walk off before. */
const LOOKED_AT_MS = 60_000;

async function waitWhileLookedAt(strapi: Core.Strapi, row: Delivery): Promise<void> {
  const now = await databaseNow(strapi);
  await putOff(strapi, row.id, new Date(now.getTime() + LOOKED_AT_MS));
}

/**
 * Sends a claimed notification. Whatever has changed since it was queued counts: a session that has ended, a choice, a
 * window that is open now, and what was read, deleted or muted.
 */
export async function deliver(strapi: Core.Strapi, row: Delivery): Promise<void> {
  const member = await memberNow(strapi, row.sessionId);
  if (!member || member.id !== row.memberId || member.mustSetUpFactor) {
    return removeDevices(strapi, [row.deviceId]);
  }
  if (row.about === TEST) return note(strapi, row, await sendPush(strapi, row, TEST, TEST_WORDS));
  const choices = await choicesOf(strapi, member.id);
  const now = new Date();
  const quiet = choices ? quietAt(quietIn(choices, await timeZone(strapi)), now) : null;
  if (quiet) return holdUntilMorning(strapi, row, quiet);
  const { id, role, verified } = member;
  const told = { id, role, verified, off: choices?.off ?? null };
  const showsWords = Boolean(choices?.push_words);
  const words = await wordsFor(strapi, { ...told, showsWords }, row);
  if (!words) return settle(strapi, row);
  if (await isLookedAt(member.id)) return waitWhileLookedAt(strapi, row);
  await note(strapi, row, await sendPush(strapi, row, row.about, words));
}
