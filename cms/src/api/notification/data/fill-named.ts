import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { MEMBER } from '../rules/named-member';

/** How the office's notifications continued after a member's name when they still contained it. */
const AFTER_NAME: Readonly<Record<string, readonly string[]>> = {
  newcomer: [' has joined'],
  submission: [' has sent \u201c'],
  appointment_request: [
    ' asks for an appointment: ',
    ' asks to move an appointment to ',
    ' asks to cancel the appointment on ',
    ' has taken a request back',
  ],
};
/** Where the link of each kind says which member it is about. */
const SOURCE: Readonly<Record<string, readonly [pattern: RegExp, table: string, column: string]>> =
  {
    newcomer: [/^\/users\/(\d+)/, 'up_users', 'id'],
    submission: [/[?&]submission=(\d+)/, 'form_responses', 'member_id'],
    appointment_request: [/[?&]appointmentId=(\d+)/, 'portal_appointments', 'member_id'],
  };
/** For a member who is gone; no member has this id. */
const GONE = 0;
const AT_ONCE = 500;

interface Row {
  id: number;
  kind: string;
  title: string;
  body: string | null;
  link: string | null;
}

/** A notification without the name it contained; null if it contained none. */
export function withoutName({ kind, title, body }: Omit<Row, 'id' | 'link'>) {
  const end = AFTER_NAME[kind]?.map((words) => title.indexOf(words)).find((at) => at > 0);
  if (end === undefined) return null;
  const name = title.slice(0, end);
  return { title: title.replace(name, MEMBER), body: (body ?? '').replace(name, MEMBER) };
}

/** Removes members' names from notifications stored before names were filled in on reading. */
export async function fillNamedNotifications(strapi: Core.Strapi): Promise<void> {
  const page = (after: number): Promise<Row[]> =>
    runQuery(strapi, (knex) =>
      knex('portal_notifications')
        .whereNull('about_id')
        .whereIn('kind', Object.keys(AFTER_NAME))
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .select('id', 'kind', 'title', 'body', 'link'),
    );
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.id ?? 0)) {
    for (const row of rows) {
      const text = withoutName(row);
      const [pattern, table, column] = SOURCE[row.kind] ?? [];
      if (!text || !pattern || !table || !column) continue;
      const [, about] = pattern.exec(row.link ?? '') ?? [];
      await runQuery(strapi, async (knex) => {
        const found = about
          ? await knex(table)
              .where({ id: Number(about) })
              .first(column)
          : null;
        const about_id = Number(found?.[column] ?? GONE);
        await knex('portal_notifications')
          .where({ id: row.id })
          .update({ ...text, about_id });
      });
    }
  }
}
