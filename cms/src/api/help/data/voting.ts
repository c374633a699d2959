/** Members' votes on answers; each member has one vote per answer. */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { answerOf, notFound } from './answer-access';
import { toItem } from './answer-row';

async function keep(
  strapi: Core.Strapi,
  memberId: number,
  answerId: number,
  helpful: boolean | null,
) {
  const key = { member_id: memberId, answer_ref: answerId };
  if (helpful === null) {
    await runQuery(strapi, (knex) => knex('help_votes').where(key).delete());
    return;
  }
  const now = new Date();
  await runQuery(strapi, (knex) =>
    knex('help_votes')
      .insert({ ...key, helpful, created_at: now, updated_at: now })
      .onConflict(['member_id', 'answer_ref'])
      .merge(['helpful', 'updated_at']),
  );
}

const votes = async (strapi: Core.Strapi, answerId: number, helpful: boolean) => {
  const row = await runQuery(strapi, (knex) =>
    knex('help_votes').where({ answer_ref: answerId, helpful }).count({ votes: '*' }).first(),
  );
  return Number(row?.votes ?? 0);
};

/** Votes on whether an answer was helpful, or withdraws the vote. */
export async function vote(strapi: Core.Strapi, actor: Actor, id: number, helpful: boolean | null) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'help_answers', id);
    const { place } = await answerOf(strapi, id);
    if (place === null) throw notFound();
    await keep(strapi, actor.id, id, helpful);
    const columns = {
      yes_count: await votes(strapi, id, true),
      no_count: await votes(strapi, id, false),
    };
    await runQuery(strapi, (knex) => knex('help_answers').where({ id }).update(columns));
  });
  return { item: toItem(await answerOf(strapi, id, actor.id), actor) };
}
