import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../access/actor';
import { lockRow } from '../../../access/lock-row';
import { runQuery } from '../../../access/run-query';
import { transaction } from '../../../db/transaction';
import { answerAccess } from './answer-access';
import { toItem } from './answer-row';

/** What members say of answers; each of an answer once. */
export function voting(strapi: Core.Strapi) {
  const { answerOf, notFound } = answerAccess(strapi);

  async function keep(memberId: number, answerId: number, helpful: boolean | null) {
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

  const votes = async (answerId: number, helpful: boolean) => {
    const row = await runQuery(strapi, (knex) =>
      knex('help_votes').where({ answer_ref: answerId, helpful }).count({ votes: '*' }).first(),
    );
    return Number(row?.votes ?? 0);
  };

  return {
    /** Says whether an answer was helpful, or takes that back. */
    async vote(actor: Actor, id: number, helpful: boolean | null) {
      await transaction(strapi, async () => {
        await lockRow(strapi, 'help_answers', id);
        const { place } = await answerOf(id);
        if (place === null) throw notFound();
        await keep(actor.id, id, helpful);
        const columns = { yes_count: await votes(id, true), no_count: await votes(id, false) };
        await runQuery(strapi, (knex) => knex('help_answers').where({ id }).update(columns));
      });
      return { item: toItem(await answerOf(id, actor.id), actor) };
    },
  };
}
