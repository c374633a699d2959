import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form';
import { isFor, seenBy } from '@hearthside/contract/form-sight';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { roleIdOf, roleOf } from '../../../access/roles';
import { services } from '../../../services';
import { formAccess, rolesIn } from './form-access';
import { formNews } from './form-news';
import { aboutForm, iso, type FormRow } from './form-row';

/** A member who is to be told. */
interface Addressee {
  id: number;
  email: string;
  firstName: string;
  roleId: number;
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

/** Telling members of a form that waits for them (ruling 16). */
export function sending(strapi: Core.Strapi) {
  const { formOf } = formAccess(strapi);

  async function publishedForm(id: number): Promise<Published> {
    const row = await formOf(id);
    if (!row.definition) throw refuse.conflict('Publish this form before you send it.');
    return row as Published;
  }

  /** Members of the form's roles who have not sent it yet, in the order of their ids. */
  async function addressed(form: Published): Promise<Addressee[]> {
    const rows = await reading(strapi, (knex) =>
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
        .select({ id: 'u.id', email: 'u.email', firstName: 'u.first_name', roleId: 'u.role_id' }),
    );
    const excluded = new Set(
      questionsOf(form.definition).flatMap(({ assignedUserIds }) => assignedUserIds),
    );
    return (rows as Addressee[]).filter(
      ({ id, roleId }) => !excluded.has(id) || asks(form.definition, id, roleOf(roleId) ?? 'user'),
    );
  }

  /** Notes that a form was sent; false where the same sending was noted before. */
  async function noteSent(id: number, key: string, people: number, at: Date): Promise<boolean> {
    const noted = await reading(strapi, (knex) =>
      knex('forms')
        .where({ id })
        .whereNull('deleted_at')
        .where((other) => other.whereNull('send_key').orWhereNot('send_key', key))
        .update({ send_key: key, last_sent_at: at, last_sent_to: people }),
    );
    return noted === 1;
  }

  const said = (row: FormRow) => ({
    people: row.lastSentTo ?? 0,
    lastSentAt: iso(row.lastSentAt ?? row.updatedAt),
  });

  return {
    /** How many would be told if a form were sent now. */
    async addressees(id: number) {
      const form = await publishedForm(id);
      const people = await addressed(form);
      return {
        people: people.length,
        lastSentAt: form.lastSentAt === null ? null : iso(form.lastSentAt),
      };
    },

    /** Tells everybody who is asked and has not sent it, by the bell and by mail; once for each key. */
    async send(reader: { id: number }, id: number, key: string) {
      const form = await publishedForm(id);
      if (form.sendKey === key) return said(form);
      const people = await addressed(form);
      const tell = await formNews(strapi, form, people);
      await strapi.db.transaction(async ({ rollback }) => {
        // Members before their form (access/lock-row): what is told refers to them.
        await tell();
        if (!(await noteSent(id, key, people.length, new Date()))) return rollback();
        await services(strapi).history.record({
          ...{ by: reader.id, action: 'sent', about: aboutForm(form) },
          changes: [{ field: 'Members told', from: '', to: String(people.length) }],
        });
      });
      return said(await formOf(id));
    },
  };
}
