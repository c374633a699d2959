import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FormDefinition } from '@hearthside/contract/form';
import type { FormViewer } from '@hearthside/contract/form-visibility';
import { runQuery } from '../../../access/run-query';
import { formFor, type PublishedForm } from './assigned-form';
import { formAccess } from './form-access';
import { meantFor } from './form-keys';
import { FORM_UID } from './form-row';
import { cacheDefinition, cachedDefinition } from './cached-definitions';
import { versionDefinitions } from './version-definitions';

/** So many versions are looked through for what somebody answered before the form was changed. */
const LOOKED_BACK = 20;

/** A form with what its member sees of it. */
export interface FormSeen {
  form: PublishedForm;
  seen: FormDefinition;
}

/** Published forms as those find them who fill them. */
export function publishedForms(strapi: Core.Strapi) {
  const { notFound, definitionAt } = formAccess(strapi);

  /** Forms with what they ask now, which is read only where it is not remembered. */
  async function withDefinitions(
    rows: readonly { id: number; version: number }[],
  ): Promise<PublishedForm[]> {
    const known = rows.map(({ id, version }): PublishedForm => {
      return { id, version, definition: cachedDefinition(id, version) ?? null };
    });
    const unknown = known.filter(({ definition }) => !definition).map(({ id }) => id);
    if (unknown.length === 0) return known;
    // With the version it is of: the form may have been published anew since.
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

  async function find(narrow: (query: Knex.QueryBuilder) => void): Promise<PublishedForm[]> {
    const rows: { id: number; version: number }[] = await runQuery(strapi, (knex) =>
      knex('forms')
        .whereNull('deleted_at')
        .where('version', '>', 0)
        .modify(narrow)
        .select('id', 'version'),
    );
    return withDefinitions(rows);
  }

  /** One of them, whoever it is meant for, or a 404. */
  async function formOf(id: number): Promise<PublishedForm> {
    const [form] = await find((query) => void query.where({ id }));
    if (!form) throw notFound();
    return form;
  }

  return {
    formOf,

    /** All that are meant for a member. */
    async seenBy(viewer: FormViewer): Promise<FormSeen[]> {
      const forms = await find(meantFor(viewer.role));
      return forms.flatMap((form) => {
        const seen = formFor(form, viewer);
        return seen ? [{ form, seen }] : [];
      });
    },

    /** Those with these ids, whoever they are meant for. */
    async withIds(ids: readonly number[]): Promise<Map<number, PublishedForm>> {
      if (ids.length === 0) return new Map();
      const forms = await find((query) => void query.whereIn('id', [...ids]));
      return new Map(forms.map((form) => [form.id, form]));
    },

    /** One of them; a form that is not meant for the member looks like one that does not exist. */
    async formFor(viewer: FormViewer, id: number): Promise<FormSeen> {
      const form = await formOf(id);
      const seen = formFor(form, viewer);
      if (!seen) throw notFound();
      return { form, seen };
    },

    /** A form as one of its versions asked it. */
    async versionOf(form: PublishedForm, number: number): Promise<FormDefinition> {
      const newest = number === form.version ? form.definition : null;
      return newest ?? definitionAt(form.id, number);
    },

    /** The versions before the newest, the latest first. */
    async earlierOf(form: PublishedForm): Promise<PublishedForm[]> {
      const count = Math.min(LOOKED_BACK, form.version - 1);
      const numbers = Array.from({ length: count }, (_, back) => form.version - 1 - back);
      const definitions = await versionDefinitions(strapi, form.id, numbers);
      return numbers.flatMap((version) => {
        const definition = definitions.get(version);
        return definition ? [{ id: form.id, version, definition }] : [];
      });
    },
  };
}
