import type { Core } from '@strapi/strapi';
import { FORM_ROLES, FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { FORM_UID, type FormRow } from './form-row';
import { versionDefinitions } from './version-definitions';

/** Finding one form and what it asked at a time; those in the trash are not there. */
export function formAccess(strapi: Core.Strapi) {
  const notFound = (failed: string = FORM_TEXTS.formFailed) => refuse.notFound(failed);

  /** A form with its definition and draft, or a 404 that says what `failed`. */
  async function formOf(id: number, failed?: string): Promise<FormRow> {
    const row = await strapi.db.query(FORM_UID).findOne({ where: { id, deletedAt: null } });
    if (!row) throw notFound(failed);
    return row as FormRow;
  }

  /** The same, held until the open transaction ends. */
  async function lockedForm(id: number, failed?: string): Promise<FormRow> {
    await lockRow(strapi, 'forms', id);
    return formOf(id, failed);
  }

  /** What a version of a form asked. */
  async function definitionAt(formId: number, version: number): Promise<FormDefinition> {
    const definition = (await versionDefinitions(strapi, formId, [version])).get(version);
    if (!definition) throw notFound();
    return definition;
  }

  return { notFound, formOf, lockedForm, definitionAt };
}

/** Whom a form is meant for; one that was never given any roles is for all nine (ruling 17b). */
export const rolesIn = ({ accessRoles }: Pick<FormRow, 'accessRoles'>) =>
  accessRoles ?? [...FORM_ROLES];
