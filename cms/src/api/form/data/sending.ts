/** Notifies members of a form that waits for them (ruling 16). */
import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { isFor, seenBy } from '@hearthside/contract/form/visibility';
import { isUniqueViolation } from '../../../http/answer-for';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { roleIdOf, roleOf } from '../../../auth/roles';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { rolesIn, formOf, notFound } from './form-access';
import { notifyFormWaiting } from './form-notices';
import { aboutForm, SENDING_UID, type FormRow } from './form-row';
import { iso, type Moment } from '../../../text/moment';

/** A member to be notified. */
interface Addressee {
  id: number;
  roleId: number;
}

/** A row of form_sendings. */
interface Sending {
  people: number;
  sentAt: Moment;
}

type Published = FormRow & { definition: FormDefinition };

/** Whether a form has anything for a member. A form that is completely hidden from them is not theirs. */
const asks = (definition: FormDefinition, id: number, role: Role) =>
  seenBy(definition, { id, role }).sections.length > 0;

/** The roles a form is meant for that have something to answer in it. Admins send forms and receive none. */
const rolesAsked = (form: Published) =>
  ROLES.filter(
    (role) =>
      role !== 'admin' &&
      isFor({ accessRoles: rolesIn(form) }, role) &&
      asks(form.definition, 0, role),
  );

async function publishedForm(strapi: Core.Strapi, id: number): Promise<Published> {
  const row = await formOf(strapi, id);
  if (!row.definition) throw refuse.wrongState('Publish this form before you send it.');
  return row as Published;
}

/** Members of the form's roles who have not sent it yet, in the order of their ids. */
async function addressed(strapi: Core.Strapi, form: Published): Promise<Addressee[]> {
  const rows = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .where({ 'u.confirmed': true, 'u.blocked': false })
      .whereNull('u.deleted_at')
      .whereIn('u.role_id', rolesAsked(form).map(roleIdOf))
      .whereNotExists(
        knex('form_responses as r')
          .where('r.form_id', form.id)
          .whereRaw('r.member_id = u.id')
          .whereNot('r.status', 'draft')
          .whereNull('r.deleted_at')
          .select('r.id'),
      )
      .orderBy('u.id')
      .select({ id: 'u.id', roleId: 'u.role_id' }),
  );
  const excluded = new Set(
    questionsOf(form.definition).flatMap(({ assignedUserIds }) => assignedUserIds),
  );
  return (rows as Addressee[]).filter(
    ({ id, roleId }) => !excluded.has(id) || asks(form.definition, id, roleOf(roleId) ?? 'user'),
  );
}

/** The earlier sending with this key. */
const sendingBy = (strapi: Core.Strapi, form: number, sendKey: string): Promise<Sending | null> =>
  strapi.db.query(SENDING_UID).findOne({ where: { form, sendKey } });

/** Records that a form was sent. If the same key was recorded before, the row already exists (`isUniqueViolation`). */
async function noteSent(
  strapi: Core.Strapi,
  form: FormRow,
  sendKey: string,
  people: number,
): Promise<void> {
  const sentAt = new Date();
  await strapi.db.query(SENDING_UID).create({ data: { form: form.id, sendKey, people, sentAt } });
  const noted = await runQuery(strapi, (knex) =>
    knex('forms')
      .where({ id: form.id })
      .whereNull('deleted_at')
      .update({ last_sent_at: sentAt, last_sent_to: people }),
  );
  if (noted === 0) throw notFound();
}

const said = ({ people, sentAt }: Sending) => ({ people, lastSentAt: iso(sentAt) });

/** Notifies members and records it, all or nothing. */
async function notifyAll(strapi: Core.Strapi, actor: { id: number }, form: Published, key: string) {
  const people = await addressed(strapi, form);
  const ids = people.map(({ id }) => id);
  await transaction(strapi, async () => {
    // Members are locked before their form (db/lock-row), because the notifications refer to them.
    await notifyFormWaiting(strapi, form, ids);
    await noteSent(strapi, form, key, people.length);
    await historyService.record(strapi, {
      by: actor.id,
      action: 'sent',
      about: aboutForm(form),
      changes: [{ field: 'Members notified', from: '', to: String(people.length) }],
    });
  });
}

/** How many members would be notified if a form were sent now. */
export async function addressees(strapi: Core.Strapi, id: number) {
  const form = await publishedForm(strapi, id);
  const people = await addressed(strapi, form);
  return {
    people: people.length,
    lastSentAt: form.lastSentAt === null ? null : iso(form.lastSentAt),
  };
}

/** Notifies everyone who is asked and has not sent it, by the bell and by email; once per key. */
export async function send(strapi: Core.Strapi, actor: { id: number }, id: number, key: string) {
  const form = await publishedForm(strapi, id);
  const before = await sendingBy(strapi, id, key);
  if (before) return said(before);
  try {
    await notifyAll(strapi, actor, form, key);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const sent = await sendingBy(strapi, id, key);
  if (!sent) throw notFound();
  return said(sent);
}
