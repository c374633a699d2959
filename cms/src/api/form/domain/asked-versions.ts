import type { Core } from '@strapi/strapi';
import { reading } from '../../../access/reading';
import { VERSION_UID, type FormRow } from './form-row';
import type { AskedVersion } from './statistics-of';

type Published = Pick<FormRow, 'id' | 'version' | 'definition'>;

/** The versions of a form with these numbers and its newest one; of a form that was never published, none. */
export async function askedVersions(
  strapi: Core.Strapi,
  { id, version, definition }: Published,
  numbers: readonly number[],
): Promise<AskedVersion[]> {
  const newest = definition && version > 0 ? [{ number: version, definition }] : [];
  const earlier = numbers.filter((number) => number !== version);
  if (earlier.length === 0) return newest;
  const rows: AskedVersion[] = await strapi.db.query(VERSION_UID).findMany({
    where: { form: id, number: { $in: earlier } },
    select: ['number', 'definition'],
    orderBy: { number: 'desc' },
  });
  return [...newest, ...rows];
}

/** The numbers of the versions that were answered. */
export const answeredVersions = (strapi: Core.Strapi, formId: number): Promise<number[]> =>
  reading(strapi, (knex) =>
    knex('form_answers').where({ form_id: formId }).distinct().pluck('version'),
  );
