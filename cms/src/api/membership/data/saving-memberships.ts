/** Starts and changes memberships for admins. */
import type { Core } from '@strapi/strapi';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse, Refusal } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as memberService from '../../member/services/member';
import * as beginning from './beginning';
import { type Begun } from './beginning';
import * as membershipAccess from './membership-access';
import { membershipChanges } from '../rules/membership-changes';
import * as membershipEvents from './membership-events';
import { notifyOwner } from './membership-notices';
import { aboutMembership, ownerOf, revisionOf, type MembershipRow } from './membership-row';
import { MEMBERSHIP_UID } from '../rules/membership-uid';
import { remindedFrom } from '../rules/reminder-days';
import * as members from '../../../auth/members';
import { iso } from '../../../text/moment';

export interface Admin {
  id: number;
}

const isNone = (error: unknown) => error instanceof Refusal && error.status === 404;

const taken = () =>
  refuse.alreadyExists(MEMBERSHIP_TEXTS.taken, { userId: MEMBERSHIP_TEXTS.taken });

/** Refuses a save based on an older revision of the membership, and says who has changed it and when. */
function requireRevision(row: MembershipRow, given: string | undefined) {
  if (given === undefined || given === revisionOf(row)) return;
  const [by, at] = [row.changedBy ?? '', iso(row.updatedAt)];
  throw refuse.changedMeanwhile(MEMBERSHIP_TEXTS.conflict, { by, at });
}

/** The same admin's save sent again, because its answer was lost. */
const isRepeated = (row: MembershipRow, by: Admin, given: Begun) =>
  row.changedById === by.id && membershipChanges(row, given).length === 0;

const record = (
  strapi: Core.Strapi,
  by: Admin,
  action: HistoryAction,
  row: MembershipRow,
  changes: readonly HistoryChange[],
) =>
  historyService.record(strapi, {
    by: by.id,
    action,
    about: aboutMembership(row),
    other: ownerOf(row),
    changes,
  });

async function beginFor(strapi: Core.Strapi, by: Admin, userId: number, begun: Begun) {
  const former = await membershipAccess.lockedOf(strapi, userId);
  if (former && former.deletedAt === null) {
    if (isRepeated(former, by, begun)) return former.id;
    throw taken();
  }
  const name = await members.nameOf(strapi, by.id);
  const row = await beginning.begin(strapi, userId, former, begun, { id: by.id, name });
  const { amount, nextDeadline } = row;
  await membershipEvents.note(strapi, row.id, {
    kind: 'created',
    by: name,
    from: null,
    to: nextDeadline,
    amount,
  });
  await record(strapi, by, 'created', row, membershipChanges(undefined, row));
  if (userId !== by.id) await notifyOwner(strapi, userId, 'begun', nextDeadline);
  return row.id;
}

/** Writes what differs, and notifies the member if the deadline moves. */
async function writeChange(strapi: Core.Strapi, by: Admin, row: MembershipRow, given: Begun) {
  const changes = membershipChanges(row, given);
  if (changes.length === 0) return;
  const { today } = await membershipAccess.day(strapi);
  const name = await members.nameOf(strapi, by.id);
  const moved = given.nextDeadline !== row.nextDeadline;
  const switched = given.reminders !== Boolean(row.reminders);
  const { amount, nextDeadline, reminders } = given;
  const data = {
    amount,
    nextDeadline,
    reminders,
    ...((moved || switched) && remindedFrom(given, today)),
    revision: row.revision + 1,
    changedBy: name,
    changedById: by.id,
  };
  await strapi.db.query(MEMBERSHIP_UID).update({ where: { id: row.id }, data });
  const onlySwitched = changes.length === 1 && switched;
  await record(strapi, by, onlySwitched ? 'reminders' : 'changed', row, changes);
  if (onlySwitched) return;
  const [from, to] = [row.nextDeadline, nextDeadline];
  await membershipEvents.note(strapi, row.id, { kind: 'changed', by: name, from, to, amount });
  if (moved && row.userId !== by.id) await notifyOwner(strapi, row.userId, 'moved', to);
}

/** Starts a membership for a member who has none (409 if they have one); returns its id. */
export async function begin(
  strapi: Core.Strapi,
  by: Admin,
  { userId, ...begun }: Begun & { userId: number },
): Promise<number> {
  await memberService.joined(strapi, userId);
  try {
    return await transaction(strapi, () => beginFor(strapi, by, userId, begun));
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  } finally {
    await invalidateCounts(strapi, 'membership');
  }
}

/** Changes amount, deadline and reminders; 409 if someone else has changed it since. */
export async function change(
  strapi: Core.Strapi,
  by: Admin,
  id: number,
  { revision, ...given }: Begun & { revision?: string | undefined },
) {
  await transaction(strapi, async () => {
    const row = await membershipAccess.lockedMembership(strapi, id);
    if (isRepeated(row, by, given)) return;
    requireRevision(row, revision);
    await writeChange(strapi, by, row, given);
  });
  await invalidateCounts(strapi, 'membership');
}

/** Switches reminders on or off. Reminders that were due while they were off are not sent later. */
export async function switchReminders(
  strapi: Core.Strapi,
  by: Admin,
  id: number,
  reminders: boolean,
) {
  await transaction(strapi, async () => {
    const row = await membershipAccess.lockedMembership(strapi, id).catch((error: unknown) => {
      throw isNone(error) ? refuse.notFound(MEMBERSHIP_TEXTS.membershipRemindersFailed) : error;
    });
    const { amount, nextDeadline } = row;
    await writeChange(strapi, by, row, { amount, nextDeadline, reminders });
  });
}
