import type { Context } from 'koa';
import { refuse } from '../http/refuse';
import { checkFilters, checkSort, isObject, refuseReach, type FindSchema } from './check-filters';
import type { Schema } from './relation-names';

/** The query parameters of the panel's input for choosing related entries. */
const CHOICE =
  /^(id|component|_q|_filter|idsToOmit|idsToInclude|page|pageSize|locale|status|plugins)$/;
/** The operators with which it compares a name with what is typed. */
const COMPARED = /^\$(eq|ne|contains|notContains|startsWith|endsWith)i?$/;
/** The media library asks for a folder's parents, and for the number of items in it. */
const COUNTED = /^(children|files)$/;

/** Allows the folders above a folder, and counts, but nothing that is in them. */
function folderPopulate(populate: unknown): unknown {
  if (!isObject(populate)) return true;
  return Object.fromEntries(
    Object.entries(populate).map(([key, value]) => {
      if (COUNTED.test(key) && isObject(value) && value.count) return [key, { count: true }];
      if (key !== 'parent') throw refuseReach();
      const above = isObject(value) ? value.populate : undefined;
      // A star would include everything in the folder.
      return [key, above === undefined ? true : { populate: folderPopulate(above) }];
    }),
  );
}

function checkWords({ _q: words, _filter: compared }: Record<string, unknown>) {
  const isText = words === undefined || typeof words === 'string';
  const isKnown = compared === undefined || COMPARED.test(String(compared));
  if (!isText || !isKnown) throw refuse.badInput('This search isn’t valid.');
}

/**
 * Refuses a query that reaches through an entry into what it is related to, by a filter, a sort order, or by
 * requesting it outright. Each of these would reveal something about a member, or about another user's password, that
 * no list shows (content.md C2).
 * @throws 400
 */
export function checkQuestion(ctx: Context, schema: Schema | undefined, find: FindSchema) {
  const asked = ctx.query as Record<string, unknown>;
  checkWords(asked);
  if (asked.fields !== undefined) throw refuseReach();
  if (asked.populate !== undefined) {
    if (schema?.uid !== 'plugin::upload.folder') throw refuseReach();
    asked.populate = folderPopulate(asked.populate);
  }
  if (!schema) return;
  if (isObject(asked.filters)) checkFilters(asked.filters, schema, find);
  checkSort(asked.sort, schema, find);
}

/** A field's choice of entries accepts only what the panel's own input sends. @throws 400 */
export function checkChoice(ctx: Context) {
  checkWords(ctx.query as Record<string, unknown>);
  if (!Object.keys(ctx.query).every((key) => CHOICE.test(key))) throw refuseReach();
}
