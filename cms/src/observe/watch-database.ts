import type { Core } from '@strapi/strapi';
import type { SlowQuery } from '@hearthside/contract/system/state';
import { statementShape } from './statement-shape';
import { SlowQueries } from './slow-queries';

/** What knex tells of a statement. */
interface Asked {
  __knexQueryUid?: string;
  sql?: string;
}

/** How many statements may be under way. A driver that forgets one must not fill the memory. */
const UNDER_WAY_MAX = 5000;
const TEXTS_MAX = 2000;

const questions = new SlowQueries();
const begun = new Map<string, number>();
const texts = new Map<string, string>();

/** Statements come again and again, and reading one takes longer than some of them. */
function textOf(sql: string): string {
  const known = texts.get(sql);
  if (known !== undefined) return known;
  if (texts.size >= TEXTS_MAX) texts.clear();
  const text = statementShape(sql);
  texts.set(sql, text);
  return text;
}

function end({ __knexQueryUid: id, sql }: Asked) {
  if (id === undefined || sql === undefined) return;
  const from = begun.get(id);
  if (from === undefined) return;
  begun.delete(id);
  questions.add(textOf(sql), performance.now() - from, Date.now());
}

/** Measures every statement of this server from here on, those in transactions too. */
export function watchDatabase(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  knex.on('query', ({ __knexQueryUid: id }: Asked) => {
    if (id === undefined) return;
    if (begun.size >= UNDER_WAY_MAX) begun.clear();
    begun.set(id, performance.now());
  });
  knex.on('query-response', (_answer: unknown, asked: Asked) => end(asked));
  knex.on('query-error', (_error: unknown, asked: Asked) => end(asked));
}

/** The slowest queries of the last hour, slowest first, without any values. */
export const slowestQueries = (limit: number): SlowQuery[] => questions.slowest(limit, Date.now());
