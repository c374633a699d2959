import type { Core } from '@strapi/strapi';
import { ANSWER_UID, TOPIC_UID } from '../rules/help-uid';

interface Context {
  params: { model?: string; targetField?: string };
  request: { query: Record<string, unknown> };
  body?: { results?: Related[] };
}
interface Related {
  id: number;
  question?: string;
}
interface Relations {
  findAvailable(ctx: Context): Promise<void>;
  findExisting(ctx: Context): Promise<void>;
}

/** How many entries Strapi returns at once, at most. */
const AT_ONCE = 100;

const isOfTopic = ({ params }: Context) =>
  params.model === TOPIC_UID && params.targetField === 'answers';

/**
 * A topic's form in the panel sorts its answers by dragging, so it needs all of them, but Strapi returns only the
 * last five, and the texts of at most ten. The answers to choose from leave out the trash.
 */
export function giveTopicsAllAnswers(strapi: Core.Strapi) {
  const relations = strapi
    .plugin('content-manager')
    .controller('relations') as unknown as Relations;
  const { findAvailable, findExisting } = relations;

  /** Adds the questions of those that came without, if this user was given any. */
  async function withQuestions(results: Related[]): Promise<Related[]> {
    const bare = results.filter(({ question }) => question === undefined).map(({ id }) => id);
    if (bare.length === 0 || bare.length === results.length) return results;
    const rows: Required<Related>[] = await strapi.db
      .query(ANSWER_UID)
      .findMany({ where: { id: { $in: bare } }, select: ['id', 'question'] });
    const said = new Map(rows.map(({ id, question }) => [id, question]));
    return results.map((one) => ({ ...one, question: one.question ?? said.get(one.id) ?? '' }));
  }

  relations.findAvailable = async function (ctx) {
    if (isOfTopic(ctx)) {
      const filters = { deletedAt: { $null: true } };
      ctx.request.query = { ...ctx.request.query, filters };
    }
    await findAvailable.call(this, ctx);
  };

  relations.findExisting = async function (ctx) {
    if (!isOfTopic(ctx)) return findExisting.call(this, ctx);
    ctx.request.query = { ...ctx.request.query, pageSize: AT_ONCE };
    await findExisting.call(this, ctx);
    if (ctx.body?.results) ctx.body.results = await withQuestions(ctx.body.results);
  };
}
