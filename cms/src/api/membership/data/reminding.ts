/** Reminds members of their deadline, each reminder once, whichever server sends it and however late (ruling 26). */
import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { loggedError } from '../../../http/logged-error';
import { runQuery } from '../../../db/run-query';
import { roleOf } from '../../../auth/roles';
import { ownMembershipPage, type ReminderOffset } from '@hearthside/contract/membership/fields';
import { addDays } from '@hearthside/contract/calendar-days';
import * as office from '../../../office/office';
import { transaction } from '../../../db/transaction';
import { remindingDay, remindOnce, skipReminders } from '../../../jobs/remind-once';
import type { NotificationInput } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { givingFor } from './giving-places';
import * as membershipAccess from './membership-access';
import type { MembershipRow } from './membership-row';
import { dueReminders, nextReminderDay } from '../rules/reminder-days';
import { reminderNotice, renewingWords } from '../rules/reminder-notices';
import { requireNoneFailed } from '../../../jobs/for-each-independently';

/** How many are looked up at once. */
const AT_ONCE = 200;

const reminderOf = ({ id, userId, nextDeadline }: MembershipRow, offset: ReminderOffset) => ({
  key: `membership:${id}:${nextDeadline}:${offset}`,
  kind: 'membership' as const,
  about: id,
  member: userId,
  day: nextDeadline,
  offset,
});

/** Memberships with a due reminder, of members who can be notified, by id. */
const dueAfter = (strapi: Core.Strapi, id: number, today: string): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('portal_memberships as m')
      .join('up_users as u', 'u.id', 'm.member_id')
      .where('m.next_reminder', '<=', today)
      .whereNull('m.deleted_at')
      .whereNull('u.deleted_at')
      .where({ 'u.blocked': false, 'u.confirmed': true })
      .where('m.id', '>', id)
      .orderBy('m.id')
      .limit(AT_ONCE)
      .pluck('m.id'),
  );

type Due = Pick<MembershipRow, 'userId' | 'nextDeadline' | 'amount'>;

interface DueDay {
  role: Role;
  /** Whether a gift renews the membership. */
  renews: boolean;
  today: string;
  graceDays: number;
  /** The end of today at the office: from then on the deadline is nearer than the reminder says. */
  usefulUntil: Date;
}

/** The reminder to a member. */
export function dueNotice(
  row: Due,
  { role, renews, usefulUntil, ...day }: DueDay,
): NotificationInput {
  const { title, body } = reminderNotice({ ...row, ...day });
  return {
    to: [row.userId],
    kind: 'membership',
    title,
    body,
    link: ownMembershipPage(role),
    mail: {
      lead: (organization) => `This is a reminder about your membership at ${organization}.`,
      paragraphs: [body, renewingWords(renews)],
      action: { label: 'Open your membership' },
      usefulUntil,
      reason: 'reminders are on for your membership',
    },
  };
}

async function notifyDue(strapi: Core.Strapi, row: MembershipRow, today: string) {
  const { graceDays } = await membershipAccess.day(strapi);
  const role = roleOf(row.ownerRoleId) ?? 'user';
  const { renews } = await givingFor(strapi, { id: row.userId, role });
  const usefulUntil = await office.endOfDay(strapi, today);
  const due = { role, renews, today, graceDays, usefulUntil };
  await notificationService.announce(strapi, dueNotice(row, due));
}

/** If several are due at once, only the latest is sent; the others are out of date. */
async function remind(strapi: Core.Strapi, id: number, today: string): Promise<boolean> {
  return transaction(strapi, async () => {
    const row = await membershipAccess.lockedMembership(strapi, id);
    if (row.nextReminder === null || row.nextReminder > today) return false;
    const [latest, ...older] = dueReminders(row, today);
    await skipReminders(
      strapi,
      older.map((offset) => reminderOf(row, offset)),
    );
    const told =
      latest !== undefined &&
      (await remindOnce(strapi, reminderOf(row, latest), () => notifyDue(strapi, row, today)));
    const next_reminder = nextReminderDay(row, addDays(today, 1));
    // Plain SQL, because this is not a change of the membership by anyone.
    await runQuery(strapi, (knex) =>
      knex('portal_memberships').where({ id }).update({ next_reminder }),
    );
    return told;
  });
}

/** Reminds members who are due. Runs every minute, but not before nine o'clock at the office. Returns how many. */
export async function remindDue(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const today = await remindingDay(strapi, now);
  if (today === null) return 0;
  let told = 0;
  let tried = 0;
  const failed: string[] = [];
  let due = await dueAfter(strapi, 0, today);
  while (due.length > 0) {
    tried += due.length;
    for (const id of due) {
      const done = await remind(strapi, id, today).catch(async (error: unknown) => {
        // It may have been deleted meanwhile. Otherwise the next one follows, and this one is tried again in a minute.
        if (await membershipAccess.find(strapi, { id })) {
          failed.push(`Reminding of membership ${id}`);
          strapi.log.warn(`Reminding of membership ${id}: ${loggedError(error)}`);
        }
        return false;
      });
      if (done) told += 1;
    }
    due = await dueAfter(strapi, due.at(-1) ?? 0, today);
  }
  requireNoneFailed(failed, tried);
  return told;
}
