/** Published forms for the members who fill them out. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { runQuery } from '../../../db/run-query';
import { formFor, type PublishedForm } from '../rules/assigned-form';
import { notFound, definitionAt } from './form-access';
import { meantFor } from '../policy';
import { FORM_UID } from './form-row';
import { cacheDefinition, cachedDefinition } from '../rules/cached-definitions';
import { versionDefinitions } from './version-definitions';

/** How many versions are searched for what someone answered before the form was changed. */
const LOOKED_BACK = 20;

/** A form with the part that its member sees. */
export interface FormSeen {
  form: PublishedForm;
  seen: FormDefinition;
}

/** Forms with their current definition, which is only read if it is not cached. */
async function withDefinitions(
  strapi: Core.Strapi,
  rows: readonly { id: number; version: number }[],
): Promise<PublishedForm[]> {
  const known = rows.map(({ id, version }): PublishedForm => {
    return { id, version, definition: cachedDefinition(id, version) ?? null };
  });
  const unknown = known.filter(({ definition }) => !definition).map(({ id }) => id);
  if (unknown.length === 0) return known;
  // With its version number, because the form may have been published again since.
  const read: PublishedForm[] = await strapi.db.query(FORM_UID).findMany({
    where: { id: { $in: unknown }, version: { $gt: 0 } },
    select: ['id', 'version', 'definition'],
  });
  for (const { id, version, definition } of read) {
    if (definition) cacheDefinition(id, version, definition);
  }
  const byId = new Map(read.map((form) => [form.id, form]));
  return known.map((form) => byId.get(form.id) ?? form);
}

async function find(
  strapi: Core.Strapi,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<PublishedForm[]> {
  const rows: { id: number; version: number }[] = await runQuery(strapi, (knex) =>
    knex('forms')
      .whereNull('deleted_at')
      .where('version', '>', 0)
      .modify(narrow)
      .select('id', 'version'),
  );
  return withDefinitions(strapi, rows);
}

/** One form, whomever it is meant for, or a 404. */
export async function formOf(strapi: Core.Strapi, id: number): Promise<PublishedForm> {
  const [form] = await find(strapi, (query) => void query.where({ id }));
  if (!form) throw notFound();
  return form;
}

/** All forms meant for a member. */
export async function seenBy(strapi: Core.Strapi, viewer: FormViewer): Promise<FormSeen[]> {
  const forms = await find(strapi, meantFor(viewer.role));
  return forms.flatMap((form) => {
    const seen = formFor(form, viewer);
    return seen ? [{ form, seen }] : [];
  });
}

/** The forms with these ids, whomever they are meant for. */
export async function withIds(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, PublishedForm>> {
  if (ids.length === 0) return new Map();
  const forms = await find(strapi, (query) => void query.whereIn('id', [...ids]));
  return new Map(forms.map((form) => [form.id, form]));
}

/** A form as one of its versions asked it. */
export async function versionOf(
  strapi: Core.Strapi,
  form: PublishedForm,
  number: number,
): Promise<FormDefinition> {
  const newest = number === form.version ? form.definition : null;
  return newest ?? definitionAt(strapi, form.id, number);
}

/** The versions before the newest, latest first. */
export async function earlierOf(
  strapi: Core.Strapi,
  form: PublishedForm,
): Promise<PublishedForm[]> {
  const count = Math.min(LOOKED_BACK, form.version - 1);
  const numbers = Array.from({ length: count }, (_, back) => form.version - 1 - back);
  const definitions = await versionDefinitions(strapi, form.id, numbers);
  return numbers.flatMap((version) => {
    const definition = definitions.get(version);
    return definition ? [{ id: form.id, version, definition }] : [];
  });
}
