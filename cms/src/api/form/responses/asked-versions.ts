import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { FormRow } from '../data/form-row';
import type { AskedVersion } from '../rules/statistics-of';
import { versionDefinitions } from '../data/version-definitions';
import { versionStarts } from '../data/version-starts';

type Published = Pick<FormRow, 'id' | 'version' | 'definition'>;

/** The versions of a form with these numbers, and its newest one. A form that was never published has none. */
export async function askedVersions(
  strapi: Core.Strapi,
  { id, version, definition }: Published,
  numbers: readonly number[],
): Promise<AskedVersion[]> {
  const newest = definition && version > 0 ? [[version, definition] as const] : [];
  const earlier = numbers.filter((number) => number !== version);
  // With a single version there are no statistics to continue.
  if (earlier.length === 0) return newest.map(([number, asked]) => ({ number, definition: asked }));
  const definitions = await versionDefinitions(strapi, id, earlier);
  const starts = await versionStarts(strapi, id, [version, ...earlier]);
  return [...newest, ...definitions]
    .map(([number, asked]) => ({ number, definition: asked, starts: starts.get(number) ?? null }))
    .sort((one, other) => other.number - one.number);
}

/**
 * The numbers of the versions that were answered. They are read from responses, with one row each, instead of from
 * the many answers.
 */
export const answeredVersions = (strapi: Core.Strapi, formId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('form_responses')
      .where({ form_id: formId })
      .whereNot('status', 'draft')
      .whereNull('deleted_at')
      .distinct()
      .pluck('version'),
  );
