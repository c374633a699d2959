import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import { runQuery } from '../src/db/run-query';
import { topicOf } from '../src/api/help/data/help-topics';
import { ANSWER_UID, SYNONYM_UID } from '../src/api/help/rules/help-uid';
import { ANSWERS, MISSED } from './help/answers';
import { SYNONYMS } from './help/synonyms';
import { chance } from './pets/chance';
import type { PastEvent } from './timeline';

const DAY = 86_400_000;
/** How many days ago the help center was written, topic by topic. */
const WRITTEN_DAYS_AGO = 160;

/** How the demo's help center was written, voted on and searched in vain. */
export function helpWritten(
  strapi: Core.Strapi,
  memberIds: () => readonly number[],
  now: number,
): PastEvent[] {
  const documentsOf = (uid: string) =>
    strapi.documents(uid as never) as unknown as {
      create(params: { data: object }): Promise<{ id: number }>;
    };
  const documents = documentsOf(ANSWER_UID);

  async function write(place: HelpPlace) {
    const { documentId } = await topicOf(strapi, place);
    for (const said of ANSWERS[place]) {
      await documents.create({ data: { ...said, topic: { set: [{ documentId }] } } });
    }
  }

  async function seedSynonyms() {
    for (const data of SYNONYMS) await documentsOf(SYNONYM_UID).create({ data });
  }

  /** Most answers get mostly positive votes. */
  async function judge() {
    const ids: number[] = await runQuery(strapi, (knex) =>
      knex('help_answers').orderBy('id').pluck('id'),
    );
    const random = chance('help');
    const votes = ids.flatMap((id) => {
      const share = 0.05 + 0.35 * random();
      const good = 0.7 + 0.3 * random();
      return memberIds()
        .filter(() => random() < share)
        .map((member_id) => ({ member_id, answer_ref: id, helpful: random() < good }));
    });
    for (let at = 0; at < votes.length; at += 100) {
      await runQuery(strapi, (knex) => knex('help_votes').insert(votes.slice(at, at + 100)));
    }
    await runQuery(strapi, (knex) => {
      const counted = (helpful: boolean) =>
        knex('help_votes as v')
          .whereRaw('v.answer_ref = help_answers.id')
          .where('v.helpful', helpful)
          .count('*');
      return knex('help_answers').update({ yes_count: counted(true), no_count: counted(false) });
    });
  }

  async function search() {
    const rows = MISSED.map(({ words, times, daysAgo }) => {
      const last_at = new Date(now - daysAgo * DAY);
      // As the portal counts them: without an author, so they are not among what was changed last.
      const stamps = { created_at: last_at, updated_at: null, published_at: last_at };
      return { document_id: randomBytes(12).toString('hex'), words, times, last_at, ...stamps };
    });
    await runQuery(strapi, (knex) => knex('help_searches').insert(rows));
  }

  const written = (Object.keys(ANSWERS) as HelpPlace[]).map((place, day) => ({
    at: new Date(now - (WRITTEN_DAYS_AGO - 3 * day) * DAY),
    happen: () => write(place),
  }));
  const told = { at: new Date(now - 120 * DAY), happen: seedSynonyms };
  return [
    ...written,
    told,
    { at: new Date(now), happen: async () => (await judge(), await search()) },
  ];
}
