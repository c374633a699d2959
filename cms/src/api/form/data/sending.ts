/** Telling members of a form that waits for them (ruling 16). */
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
import { aboutForm, iso, SENDING_UID, type FormRow, type Moment } from './form-row';

/** A member who is to be told. */
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

/** Whether there is anything in a form for somebody; a form all of which is hidden from them is not theirs. */
const asks = (definition: FormDefinition, id: number, role: Role) =>
  seenBy(definition, { id, role }).sections.length > 0;

/** Whom a form is meant for and who has something to answer in it; admins send forms and are sent none. */
const rolesAsked = (form: Published) =>
  ROLES.filter(
    (role) =>
      role !== 'admin' &&
      isFor({ accessRoles: rolesIn(form) }, role) &&
      asks(form.definition, 0, role),
  );

async function publishedForm(strapi: Core.Strapi, id: number): Promise<Published> {
  const row = await formOf(strapi, id);
  if (!row.definition) throw refuse.conflict('Publish this form before you send it.');
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

/** What a sending with this key has done. */
const sendingBy = (strapi: Core.Strapi, form: number, sendKey: string): Promise<Sending | null> =>
  strapi.db.query(SENDING_UID).findOne({ where: { form, sendKey } });

/** Notes that a form was sent; what was noted with the same key before is taken (`isUniqueViolation`). */
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

/** Tells members and writes down that they were told, all or nothing. */
async function notifyAll(strapi: Core.Strapi, actor: { id: number }, form: Published, key: string) {
  const people = await addressed(strapi, form);
  const ids = people.map(({ id }) => id);
  await transaction(strapi, async () => {
    // Members before their form (db/lock-row): what is told refers to them.
    await notifyFormWaiting(strapi, form, ids);
    await noteSent(strapi, form, key, people.length);
    await historyService.record(strapi, {
      by: actor.id,
      action: 'sent',
      about: aboutForm(form),
      changes: [{ field: 'Members told', from: '', to: String(people.length) }],
    });
  });
}

/** How many would be told if a form were sent now. */
export async function addressees(strapi: Core.Strapi, id: number) {
  const form = await publishedForm(strapi, id);
  const people = await addressed(strapi, form);
  return {
    people: people.length,
    lastSentAt: form.lastSentAt === null ? null : iso(form.lastSentAt),
  };
}

/** Tells everybody who is asked and has not sent it, by the bell and by mail; once for each key. */
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
