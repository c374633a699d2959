import type { Core } from '@strapi/strapi';
import { FORM_TEXTS } from '@hearthside/contract/form';
import type { HistoryAction } from '@hearthside/contract/history';
import { TRASH_DAYS } from '@hearthside/contract/user';
import { lockRow } from '../../../access/lock-row';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { daysAfter } from '../../../days';
import { services } from '../../../services';
import { formAccess } from './form-access';
import { formItems } from './form-items';
import { aboutForm, FORM_UID, type FormRow } from './form-row';

interface Reader {
  id: number;
}

/** What hangs on a form, in the order in which it can go. */
const TABLES = ['form_answers', 'form_responses', 'form_versions', 'form_parts'] as const;

/** Deleting a form with its responses: into the trash, back out of it, and for good after 30 days. */
export function formTrash(strapi: Core.Strapi) {
  const { heldForm, notFound } = formAccess(strapi);
  const { itemsOf } = formItems(strapi);

  const record = (by: number | null, row: FormRow, action: HistoryAction) =>
    services(strapi).history.record({ by, action, about: aboutForm(row) });

  async function trashedForm(id: number, before?: Date): Promise<FormRow | null> {
    const deletedAt = { $notNull: true, ...(before && { $lt: before }) };
    return strapi.db.query(FORM_UID).findOne({ where: { id, deletedAt } });
  }

  /** Erases a form with all that was answered; that it was there stays in the history. */
  async function erase(id: number, before: Date) {
    await strapi.db.transaction(async () => {
      await lockRow(strapi, 'forms', id, { toDelete: true });
      const row = await trashedForm(id, before);
      if (!row) return;
      for (const table of TABLES) {
        await reading(strapi, (knex) => knex(table).where({ form_id: id }).delete());
      }
      await record(null, row, 'erased');
      await services(strapi).history.forget({ kind: 'form', id });
      await strapi.db.query(FORM_UID).delete({ where: { id } });
    });
  }

  return {
    /** Hides a form and all responses to it everywhere; for 30 days it can be brought back. */
    async remove(reader: Reader, id: number) {
      await strapi.db.transaction(async () => {
        const row = await heldForm(id);
        const deletedBy = await services(strapi).member.nameOf(reader.id);
        const data = { deletedAt: new Date(), deletedBy };
        await strapi.db.query(FORM_UID).update({ where: { id }, data });
        await record(reader.id, row, 'deleted');
      });
      return { message: FORM_TEXTS.deleted };
    },

    /** Brings a form back as it was; one that is not in the trash is not found. */
    async restore(reader: Reader, id: number) {
      await strapi.db.transaction(async () => {
        await lockRow(strapi, 'forms', id);
        const row = await trashedForm(id);
        if (!row) throw notFound();
        const data = { deletedAt: null, deletedBy: null };
        await strapi.db.query(FORM_UID).update({ where: { id }, data });
        await record(reader.id, row, 'restored');
      });
      const [item] = await itemsOf([id]);
      if (!item) throw refuse.notFound(FORM_TEXTS.formFailed);
      return item;
    },

    /** Erases forms that have been in the trash for 30 days. */
    async sweepForms(now = new Date()) {
      const before = daysAfter(now, -TRASH_DAYS);
      const due: { id: number }[] = await strapi.db.query(FORM_UID).findMany({
        where: { deletedAt: { $notNull: true, $lt: before } },
        select: ['id'],
      });
      for (const { id } of due) {
        await erase(id, before).catch((error: unknown) => {
          // The next one's turn all the same; this one's comes again tomorrow.
          strapi.log.warn(`Form ${id} could not be erased: ${error}`);
        });
      }
    },
  };
}
