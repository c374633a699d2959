/** A lost second factor: another admin resets it, and the member has a day to refuse (decision 087). */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import {
  SECOND_FACTOR,
  SECOND_FACTOR_TEXTS,
  type MemberFactor,
} from '@hearthside/contract/session/second-factor';
import { countAttempt } from '../../../auth/attempts';
import { joinedRowOf } from '../../../auth/member-access';
import { evictMember } from '../../../auth/member-cache';
import { nameOf } from '../../../auth/members';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { queueMail } from '../../../mail/mail-queue';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { notifyFactorReset } from '../../notification/services/notification';
import * as accounts from './accounts';
import { factorResetMail } from './factor-mails';
import { dueResets, factorOf, readFactor, saveFactor, type FactorRow } from './factor-row';
import { turnOff } from './factor-state';
import * as mailToken from './mail-token';
import type { RequestOrigin } from './session-store';

const NO_RESET = { resetAt: null, resetBy: null, resetReason: null };
const RESET_MS = SECOND_FACTOR.resetHours * 3_600_000;

const shown = (row: FactorRow | null): MemberFactor => ({
  hasSecondFactor: Boolean(row?.enabledAt),
  resetAt: row?.resetAt ? new Date(row.resetAt).toISOString() : null,
});

/** A member's second factor as admins see it: whether there is one, and whether a reset is waiting. */
export async function memberFactor(strapi: Core.Strapi, memberId: number): Promise<MemberFactor> {
  await joinedRowOf(strapi, memberId);
  return shown(await readFactor(strapi, memberId));
}

type HistoryAction = 'factor_reset' | 'factor_kept' | 'factor_off';

async function record(
  strapi: Core.Strapi,
  by: number | null,
  memberId: number,
  action: HistoryAction,
  reason = '',
) {
  const found = await accounts.find(strapi, { id: memberId });
  if (found) await historyService.record(strapi, { by, action, about: aboutMember(found), reason });
}

/**
 * Begins a reset that takes effect after a day. The member is told by the bell and by mail, whose link confirms it at
 * once.
 */
export async function resetFactor(
  strapi: Core.Strapi,
  by: { id: number },
  memberId: number,
  reason: string,
): Promise<MemberFactor> {
  if (memberId === by.id) throw refuse.conflict(SECOND_FACTOR_TEXTS.notOwn);
  const begin = async () => {
    const { firstName, email, ...row } = await joinedRowOf(strapi, memberId);
    const factor = await factorOf(strapi, memberId);
    if (!factor) throw refuse.wrongState(SECOND_FACTOR_TEXTS.nothingToReset);
    if (factor.resetAt) throw refuse.wrongState(SECOND_FACTOR_TEXTS.resetWaits);
    const resetAt = new Date(Date.now() + RESET_MS);
    const resetBy = await nameOf(strapi, by.id);
    await saveFactor(strapi, memberId, { resetAt, resetBy, resetReason: reason });
    const about = aboutMember({ id: memberId, firstName, lastName: row.lastName });
    await historyService.record(strapi, { by: by.id, action: 'factor_reset', about, reason });
    await notifyFactorReset(strapi, memberId, resetBy);
    const token = await mailToken.issue(strapi, memberId, 'confirm_factor_reset', resetAt);
    const mail = await factorResetMail(strapi, firstName, { by: resetBy, reason, token });
    await queueMail(strapi, email, mail);
    return shown(await readFactor(strapi, memberId));
  };
  return transaction(strapi, begin, { changes: [memberId] });
}

/** Ends a reset that is waiting: the member keeps their second factor. */
async function endReset(strapi: Core.Strapi, by: number, memberId: number) {
  const end = async () => {
    const row = await readFactor(strapi, memberId);
    if (!row?.resetAt) throw refuse.wrongState(SECOND_FACTOR_TEXTS.noReset);
    await saveFactor(strapi, memberId, NO_RESET);
    await mailToken.end(strapi, memberId, 'confirm_factor_reset');
    await record(strapi, by, memberId, 'factor_kept');
  };
  await transaction(strapi, end, { changes: [memberId] });
}

/** Refuses the reset of one's own second factor. */
export const keepFactor = (strapi: Core.Strapi, memberId: number) =>
  endReset(strapi, memberId, memberId);

/** Calls off a reset before it takes effect. */
export async function cancelReset(
  strapi: Core.Strapi,
  by: { id: number },
  memberId: number,
): Promise<MemberFactor> {
  await joinedRowOf(strapi, memberId);
  await endReset(strapi, by.id, memberId);
  return shown(await readFactor(strapi, memberId));
}

async function takeEffect(strapi: Core.Strapi, memberId: number, by: number | null) {
  await turnOff(strapi, memberId);
  await mailToken.end(strapi, memberId, 'confirm_factor_reset');
  await record(strapi, by, memberId, 'factor_off');
}

/** Lets a reset take effect if its day is over. Every sign-in asks, so that nobody waits for the night. */
export async function applyDueReset(strapi: Core.Strapi, memberId: number, now = new Date()) {
  const isDue = async () => {
    const row = await readFactor(strapi, memberId);
    return Boolean(row?.resetAt) && new Date(row?.resetAt as Date) <= now;
  };
  if (!(await isDue())) return;
  const apply = async () => {
    // Another sign-in, or the night, may have been faster.
    if (await isDue()) await takeEffect(strapi, memberId, null);
  };
  await transaction(strapi, apply, { changes: [memberId] });
  evictMember(memberId);
}

/** The same for every member. */
export async function sweepResets(strapi: Core.Strapi, now: Date) {
  for (const memberId of await dueResets(strapi, now)) await applyDueReset(strapi, memberId, now);
}

/**
 * Lets a reset take effect at once, by the link of its mail.
 * @throws 400 `LINK_INVALID` if the link was used, is too old, or its reset was ended.
 */
export async function confirmReset(strapi: Core.Strapi, token: string, origin: RequestOrigin) {
  await countAttempt('token_by_address', origin.address);
  const looked = await mailToken.look(strapi, token, ['confirm_factor_reset']);
  if (!looked) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const confirm = async () => {
    const row = await readFactor(strapi, looked.memberId);
    const claimed = await mailToken.claim(strapi, token, ['confirm_factor_reset']);
    if (!claimed || !row?.resetAt) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
    await takeEffect(strapi, looked.memberId, looked.memberId);
  };
  await transaction(strapi, confirm, { changes: [looked.memberId] });
  evictMember(looked.memberId);
}
