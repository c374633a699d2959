/** Finds one form and what it asked at a time. Forms in the trash are treated as missing. */
import type { Core } from '@strapi/strapi';
import { FORM_ROLES, FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form/fields';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { FORM_UID, type FormRow } from './form-row';
import { versionDefinitions } from './version-definitions';

export const notFound = (failed: string = FORM_TEXTS.formFailed) => refuse.notFound(failed);

/** A form with its definition and draft, or a 404 that says what `failed`. */
export async function formOf(strapi: Core.Strapi, id: number, failed?: string): Promise<FormRow> {
  const row = await strapi.db.query(FORM_UID).findOne({ where: { id, deletedAt: null } });
  if (!row) throw notFound(failed);
  return row as FormRow;
}

/** The same, locked until the open transaction ends. */
export async function lockedForm(
  strapi: Core.Strapi,
  id: number,
  failed?: string,
): Promise<FormRow> {
  await lockRow(strapi, 'forms', id);
  return formOf(strapi, id, failed);
}

/** What a version of a form asked. */
export async function definitionAt(
  strapi: Core.Strapi,
  formId: number,
  version: number,
): Promise<FormDefinition> {
  const definition = (await versionDefinitions(strapi, formId, [version])).get(version);
  if (!definition) throw notFound();
  return definition;
}

/** The roles a form is meant for. A form that was never given any is for all nine (ruling 17b). */
export const rolesIn = ({ accessRoles }: Pick<FormRow, 'accessRoles'>) =>
  accessRoles ?? [...FORM_ROLES];
