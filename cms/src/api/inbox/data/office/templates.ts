/** The answers that the office has saved, to be put into messages. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { OFFICE_TEXTS, TEMPLATES_MAX } from '@hearthside/contract/inbox/office-fields';
import type { Template } from '@hearthside/contract/inbox/office-shapes';
import { lockKeys } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import { lookup } from '../../../../text/normalize';

const COLUMNS = ['id', 'name', 'text', 'revision'] as const;

export interface TemplateForm {
  name: string;
  text: string;
}

const here = (knex: Knex) => knex('inbox_templates').whereNull('deleted_at');

/** All saved answers, by name. */
export async function templates(strapi: Core.Strapi): Promise<{ templates: Template[] }> {
  const rows = await runQuery(strapi, (knex) =>
    here(knex)
      .orderBy(['name_key', 'id'])
      .select(...COLUMNS),
  );
  return { templates: rows };
}

const missing = () => refuse.notFound('This saved answer no longer exists.');

/** Changes the list while nobody else does: names are there once, and there is a limit. */
const changing = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> =>
  transaction(strapi, async () => {
    await lockKeys(strapi, 'inbox-templates', ['list']);
    return work();
  });

/** @throws 409 with the field if another saved answer has this name. */
async function requireFreeName(strapi: Core.Strapi, name: string, ownId?: number): Promise<void> {
  const other = await runQuery(strapi, (knex) => {
    const query = here(knex).where({ name_key: lookup(name) });
    if (ownId !== undefined) query.whereNot({ id: ownId });
    return query.first('id');
  });
  if (!other) return;
  throw refuse.nameTaken(OFFICE_TEXTS.templateExists, { name: OFFICE_TEXTS.templateExists });
}

async function requireRoom(strapi: Core.Strapi): Promise<void> {
  const row = await runQuery(strapi, (knex) => here(knex).count({ all: '*' }).first());
  if (Number(row?.all ?? 0) >= TEMPLATES_MAX) throw refuse.conflict(OFFICE_TEXTS.templatesFull);
}

/** Saves an answer. @throws 409 for a name that is taken, or if there are as many as there can be. */
export const addTemplate = (strapi: Core.Strapi, { name, text }: TemplateForm): Promise<Template> =>
  changing(strapi, async () => {
    await requireRoom(strapi);
    await requireFreeName(strapi, name);
    const now = new Date();
    const row = { name, name_key: lookup(name), text, revision: 1 };
    const [added]: Template[] = await runQuery(strapi, (knex) =>
      knex('inbox_templates').insert({ ...row, created_at: now, updated_at: now }, [...COLUMNS]),
    );
    return added!;
  });

/** Changes a saved answer. @throws 404 if it is gone, 409 for a name that is taken or an older revision. */
export const saveTemplate = (
  strapi: Core.Strapi,
  id: number,
  { name, text, revision }: TemplateForm & { revision: number },
): Promise<Template> =>
  changing(strapi, async () => {
    const before = await runQuery(strapi, (knex) =>
      here(knex)
        .where({ id })
        .first(...COLUMNS),
    );
    if (!before) throw missing();
    // Also where a lost answer is asked for again.
    if (before.name === name && before.text === text) return before as Template;
    if (before.revision !== revision) throw refuse.changedMeanwhile(OFFICE_TEXTS.templateChanged);
    await requireFreeName(strapi, name, id);
    const after = { id, name, text, revision: revision + 1 };
    await runQuery(strapi, (knex) =>
      knex('inbox_templates')
        .where({ id })
        .update({ ...after, name_key: lookup(name), updated_at: new Date() }),
    );
    return after;
  });

/** Deletes a saved answer, whose name is free then. Deleting it again changes nothing. @throws 404 if it is gone. */
export async function removeTemplate(strapi: Core.Strapi, id: number) {
  await changing(strapi, async () => {
    const row = await runQuery(strapi, (knex) =>
      knex('inbox_templates').where({ id }).first('deleted_at'),
    );
    if (!row) throw missing();
    if (row.deleted_at !== null) return;
    await runQuery(strapi, (knex) =>
      knex('inbox_templates').where({ id }).update({ deleted_at: new Date(), name_key: null }),
    );
  });
  return { id };
}

/** Brings a deleted answer back. @throws 404 if it is gone, 409 if another has its name, or if there is no room. */
export const restoreTemplate = (strapi: Core.Strapi, id: number): Promise<Template> =>
  changing(strapi, async () => {
    const row = await runQuery(strapi, (knex) =>
      knex('inbox_templates')
        .where({ id })
        .first(...COLUMNS, 'deleted_at'),
    );
    if (!row) throw missing();
    const { deleted_at: deletedAt, ...restored } = row;
    if (deletedAt === null) return restored;
    await requireRoom(strapi);
    await requireFreeName(strapi, restored.name);
    await runQuery(strapi, (knex) =>
      knex('inbox_templates')
        .where({ id })
        .update({ deleted_at: null, name_key: lookup(restored.name) }),
    );
    return restored;
  });
