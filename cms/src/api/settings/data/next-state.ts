import type { Core } from '@strapi/strapi';
import { withRowLock } from '../../../db/lock-row';
import { panelConflict } from '../../../panel/panel-conflict';
import { runQuery } from '../../../db/run-query';
import { changeAuthor } from '../../../auth/change-author';
import type { Moment } from '../../../text/moment';

interface Row {
  revision: number | null;
  changed_by: string | null;
  updated_at: Moment;
}

/** Something that is written only in the panel, and the field at which its form shows errors about the whole. */
interface Written {
  table: 'portal_pages' | 'portal_settings';
  field: string;
  /** 'this page', 'these settings'. */
  name: string;
}

/**
 * The columns that name the next revision of an entry, within the transaction that writes it. A form sends back the
 * revision it was opened with.
 * @throws 409 if someone else has saved since.
 */
export async function nextState(
  strapi: Core.Strapi,
  { table, field, name }: Written,
  documentId: string | undefined,
  given: unknown,
) {
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    withRowLock(
      strapi,
      knex(table)
        .where({ document_id: documentId ?? '' })
        .first('revision', 'changed_by', 'updated_at'),
    ),
  );
  const known = row?.revision ?? 0;
  if (row && given !== undefined && Number(given ?? 0) !== known) {
    const said = `Someone else changed ${name} after you opened the form.`;
    throw panelConflict(said, field, { by: row.changed_by, at: row.updated_at });
  }
  return { revision: known + 1, changedBy: (await changeAuthor(strapi)).name || null };
}
