import { withName } from '../../src/api/notification/rules/named-member';
import { db } from './database';
import { get } from './http';

interface SeenNotification {
  kind: string;
  title: string;
  body: string;
  link: string | null;
}

/** A member's notifications in the bell, oldest first. */
export async function notificationsOf(memberId: number): Promise<SeenNotification[]> {
  const rows: (SeenNotification & { about_id: number | null })[] = await db('portal_notifications')
    .where({ member_id: memberId })
    .orderBy('id')
    .select('kind', 'title', 'body', 'link', 'about_id');
  const names = new Map<number, string>();
  for (const { id, first_name, last_name } of await db('up_users').whereIn(
    'id',
    rows.flatMap(({ about_id }) => about_id ?? []),
  )) {
    names.set(id, `${first_name} ${last_name}`);
  }
  return rows.map(({ about_id, ...row }) => {
    const name = names.get(about_id ?? 0) ?? '';
    return { ...row, title: withName(row.title, name), body: withName(row.body, name) };
  });
}

/** The subjects of all emails written for an address, sent or not, oldest first, without the portal's name. */
export async function subjectsTo(to: string): Promise<string[]> {
  const subjects: string[] = await db('portal_mails').where({ to }).orderBy('id').pluck('subject');
  return subjects.map((subject) => subject.replace(/ \u00b7 Hearthside$/, ''));
}

/** The history of a member, newest first, without times and ids. */
export async function historyOf(token: string, about: number, kind = 'member') {
  const query = { kind, about, limit: 100 };
  const { body } = await get('/history', { token, query });
  const entries = body.entries as Record<string, unknown>[];
  return entries.map(({ id: _id, at: _at, ...entry }) => entry);
}

/** A member as the history names them. */
export const named = (member: { id: number; firstName: string; lastName: string }) => ({
  id: member.id,
  name: `${member.firstName} ${member.lastName}`,
});
