import type { Core } from '@strapi/strapi';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/kinds';
import { runQuery } from '../db/run-query';
import { roleIdOf, roleIdsWith } from '../auth/roles';
import { wants, type ChoiceColumns } from './choice-row';

/** The recipient of a waiting email: a given address, or a member, who is looked up again when it is sent. */
export interface Addressed {
  to: string;
  memberId: number | null;
  kind: NotificationKind | null;
  /** The role for which the email was written, if it is of use only to that role. */
  roleId: number | null;
}

type Recipient = { to: string } | { dropped: string };

interface Row extends ChoiceColumns {
  email: string;
  role_id: number;
  deleted_at: unknown;
  mail_unread: boolean | number | null;
  confirmed: boolean | number;
  blocked: boolean | number;
  verified: boolean | number;
}

/** Why a member no longer gets email of this kind; null if they do. */
function reasonAgainst(row: Row | undefined, { kind, roleId }: Addressed): string | null {
  if (!row || !row.confirmed) return 'the member is gone';
  if (row.deleted_at !== null) return 'the member is in the trash';
  if (row.blocked) return 'the member is blocked';
  if (roleId !== null && roleId !== row.role_id) return 'the member has another role';
  if (roleId !== null && kind === 'reading' && !row.verified) {
    return 'the member is not verified any more';
  }
  if (!kind) return null;
  const topic = TOPIC_OF[kind];
  if (topic === 'office' && !(row.verified && row.role_id === roleIdOf('admin'))) {
    return 'the member is no longer an admin';
  }
  if (topic === 'care' && !(row.verified && roleIdsWith('pet_records').includes(row.role_id))) {
    return 'the member may not open pet records any more';
  }
  const isOff = kind === 'message' && row.mail_unread !== null && !row.mail_unread;
  return isOff || !wants(row, topic, 'mail') ? 'the member does not want it anymore' : null;
}

/** Where a waiting email goes now: to the given address, to its member's current one, or nowhere. */
export async function recipientOf(strapi: Core.Strapi, mail: Addressed): Promise<Recipient> {
  if (mail.memberId === null) return { to: mail.to };
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .leftJoin('portal_notification_choices as c', 'c.member_id', 'u.id')
      .where('u.id', mail.memberId)
      .first('u.email', 'u.role_id', 'u.deleted_at', 'u.mail_unread')
      .select('u.confirmed', 'u.blocked', 'u.verified')
      .select('c.off', 'c.quiet_from', 'c.quiet_to', 'c.time_zone'),
  );
  const dropped = reasonAgainst(row, mail);
  return dropped !== null || !row ? { dropped: dropped ?? '' } : { to: row.email };
}
