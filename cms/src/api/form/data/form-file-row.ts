import type { Knex } from 'knex';
import type { FormFile, FormFileKind } from '@hearthside/contract/form/fields';
import { boundLink } from '../../../file/signed-link';

/** A file of a form with the facts about its bytes. */
export interface FormFileRow {
  id: number;
  kind: FormFileKind;
  title: string;
  width: number | null;
  height: number | null;
  key: string;
  mime: string;
  size: number;
  fileId: number;
}

/** Files of forms, in one query. */
export const selectFormFiles = (knex: Knex): Knex.QueryBuilder<object, FormFileRow[]> =>
  knex('form_files as a').join('portal_files as f', 'f.id', 'a.file_id').select({
    id: 'a.id',
    kind: 'a.kind',
    title: 'a.title',
    width: 'a.width',
    height: 'a.height',
    key: 'f.key',
    mime: 'f.mime',
    size: 'f.size',
    fileId: 'a.file_id',
  }) as unknown as Knex.QueryBuilder<object, FormFileRow[]>;

/** A file as stored in a definition. Links expire, so none is stored. */
export const keptFileIn = (row: FormFileRow): FormFile => ({
  id: row.id,
  kind: row.kind,
  name: row.title,
  type: row.mime,
  size: row.size,
  url: '',
  width: row.width,
  height: row.height,
});

/** The same for one viewer, with a link that works for them as long as they may see the form. */
export const formFileIn = (row: FormFileRow, actorId: number): FormFile => ({
  ...keptFileIn(row),
  url: boundLink(row.key, actorId),
});
