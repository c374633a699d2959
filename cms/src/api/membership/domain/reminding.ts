import type { Core } from '@strapi/strapi';
import { loggedError } from '../../../access/logged-error';
import { runQuery } from '../../../access/run-query';
import { roleOf } from '../../../access/roles';
import { ownMembershipPage, type ReminderOffset } from '@hearthside/contract/membership';
import { addDays } from '@hearthside/contract/calendar-days';
import { transaction } from '../../../db/transaction';
import { remindingDay, remindOnce, skipReminders } from '../../../notify/remind-once';
import { services } from '../../../services';
import { givingPlaces } from './giving-places';
import { membershipAccess } from './membership-access';
import type { MembershipRow } from './membership-row';
import { dueReminders, nextReminderDay } from './reminder-days';
import { reminderNotice, renewingWords } from './reminder-notices';

/** So many are looked up at once. */
const AT_ONCE = 200;

const reminderOf = ({ id, userId, nextDeadline }: MembershipRow, offset: ReminderOffset) => ({
  key: `membership:${id}:${nextDeadline}:${offset}`,
  kind: 'membership' as const,
  about: id,
  member: userId,
  day: nextDeadline,
  offset,
});

/** Reminding members of their deadline, each time once, whatever server does it and however late (ruling 26). */
export function reminding(strapi: Core.Strapi) {
  const { find, held, day } = membershipAccess(strapi);
  const { givingFor } = givingPlaces(strapi);

  /** Memberships with a reminder that is due, of members who can be told, by number. */
  const dueAfter = (id: number, today: string): Promise<number[]> =>
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

  async function notifyDue(row: MembershipRow, today: string) {
    const { graceDays } = await day();
    const { title, body } = reminderNotice({ ...row, today, graceDays });
    const role = roleOf(row.ownerRoleId) ?? 'user';
    const { renews } = await givingFor({ id: row.userId, role });
    const link = ownMembershipPage(role);
    await services(strapi).notification.announce({
      to: [row.userId],
      kind: 'membership',
      title,
      body,
      link,
      mail: {
        paragraphs: [body, renewingWords(renews)],
        action: { label: 'Open your membership' },
      },
    });
  }

  /** Of several that are due at once only the latest is told: the others are older news. */
  async function remind(id: number, today: string): Promise<boolean> {
    return transaction(strapi, async () => {
      const row = await held(id);
      if (row.nextReminder === null || row.nextReminder > today) return false;
      const [latest, ...older] = dueReminders(row, today);
      await skipReminders(
        strapi,
        older.map((offset) => reminderOf(row, offset)),
      );
      const told =
        latest !== undefined &&
        (await remindOnce(strapi, reminderOf(row, latest), () => notifyDue(row, today)));
      const next_reminder = nextReminderDay(row, addDays(today, 1));
      // In plain SQL: nobody has changed the membership.
      await runQuery(strapi, (knex) =>
        knex('portal_memberships').where({ id }).update({ next_reminder }),
      );
      return told;
    });
  }

  return {
    /** Reminds whoever is due; every minute, and nobody before nine o'clock at the office. Tells how many. */
    async remindDue(now = new Date()): Promise<number> {
      const today = await remindingDay(strapi, now);
      if (today === null) return 0;
      let told = 0;
      let due = await dueAfter(0, today);
      while (due.length > 0) {
        for (const id of due) {
          const done = await remind(id, today).catch(async (error: unknown) => {
            // Deleted meanwhile; else the next one's turn all the same, and this one's comes in a minute.
            if (await find({ id }))
              strapi.log.warn(`Membership ${id}: no reminder: ${loggedError(error)}`);
            return false;
          });
          if (done) told += 1;
        }
        due = await dueAfter(due.at(-1) ?? 0, today);
      }
      return told;
    },
  };
}
