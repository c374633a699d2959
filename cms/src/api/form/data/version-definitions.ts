import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { VERSION_UID } from './form-row';
import { cacheDefinition, cachedDefinition } from '../rules/cached-definitions';

/** The definitions of these versions of a form, by number. Versions that don't exist are left out. */
export async function versionDefinitions(
  strapi: Core.Strapi,
  formId: number,
  numbers: readonly number[],
): Promise<Map<number, FormDefinition>> {
  const found = new Map<number, FormDefinition>();
  const unknown: number[] = [];
  for (const number of numbers) {
    const known = cachedDefinition(formId, number);
    if (known) found.set(number, known);
    else unknown.push(number);
  }
  if (unknown.length === 0) return found;
  const rows: { number: number; definition: FormDefinition }[] = await strapi.db
    .query(VERSION_UID)
    .findMany({
      where: { form: formId, number: { $in: unknown } },
      select: ['number', 'definition'],
    });
  for (const { number, definition } of rows) {
    cacheDefinition(formId, number, definition);
    found.set(number, definition);
  }
  return found;
}
