/**
 * The feed of blogs. Feed readers send no session, so each member has an address of their own, which they can
 * replace. It has the rights of its member: when they may no longer act, it shows nothing. The stored part of it
 * opens nothing without the signature that follows it (docs/decisions/048).
 */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { isSignedFor, signedFor } from '../../../file/signed-link';
import * as office from '../../../office/office';
import { itemsOf, paragraphsOf } from './blog-items';
import { feedXml } from '../rules/feed-xml';
import * as members from '../../../auth/members';

const NEWEST = 30;

/** Bytes of the stored part of an address. The signed part is longer. */
const SEED_BYTES = 24;
const SIGNATURE_LENGTH = 43;
const subject = (seed: string) => `feed/${seed}`;

const portal = (strapi: Core.Strapi) => strapi.config.get<string>('server.url').replace(/\/+$/, '');

const address = (strapi: Core.Strapi, seed: string) =>
  `${portal(strapi)}/api/blogs/feed/${seed}${signedFor(subject(seed))}`;

const newSeed = () => randomBytes(SEED_BYTES).toString('base64url');

/** The stored part of a key; undefined if the rest was not signed here. */
function seedIn(key: string): string | undefined {
  const seed = key.slice(0, -SIGNATURE_LENGTH);
  return isSignedFor(subject(seed), key.slice(-SIGNATURE_LENGTH)) ? seed : undefined;
}

const seedOf = async (strapi: Core.Strapi, member: Actor): Promise<string | undefined> => {
  const row: { key: string } | undefined = await runQuery(strapi, (knex) =>
    knex('blog_feeds').where({ member_id: member.id }).first('key'),
  );
  return row?.key;
};

const added = (strapi: Core.Strapi, member: Actor) => {
  const now = new Date();
  const row = { member_id: member.id, key: newSeed(), created_at: now, updated_at: now };
  return runQuery(strapi, (knex) =>
    knex('blog_feeds').insert(row).onConflict('member_id').ignore(),
  );
};

/** The member's own address of the feed, created on the first request. */
export async function feedAddress(strapi: Core.Strapi, member: Actor) {
  if ((await seedOf(strapi, member)) === undefined) await added(strapi, member);
  return { url: address(strapi, (await seedOf(strapi, member)) ?? '') };
}

/** Replaces the address; the old one stops working. */
export async function newFeedAddress(strapi: Core.Strapi, member: Actor) {
  await added(strapi, member);
  const key = newSeed();
  await runQuery(strapi, (knex) =>
    knex('blog_feeds').where({ member_id: member.id }).update({ key, updated_at: new Date() }),
  );
  return { url: address(strapi, key) };
}

/** Revokes the address of a member who is being erased or whose password has changed. */
export const revokeFeed = (strapi: Core.Strapi, memberId: number) =>
  runQuery(strapi, (knex) => knex('blog_feeds').where({ member_id: memberId }).delete());

/** The newest blogs as RSS, for whoever has the address of a member who may act. */
export async function feed(strapi: Core.Strapi, key: string): Promise<string> {
  const seed = seedIn(key);
  if (seed === undefined) throw refuse.notFound();
  const row: { member_id: number | null } | undefined = await runQuery(strapi, (knex) =>
    knex('blog_feeds').where({ key: seed }).first('member_id'),
  );
  if (!row?.member_id || !(await members.active(strapi, row.member_id))) throw refuse.notFound();
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('blogs')
      .whereNotNull('published_at')
      .orderBy([
        { column: 'released_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(NEWEST)
      .pluck('id'),
  );
  const { organisationName } = await office.read(strapi);
  const [items, paragraphs] = await Promise.all([itemsOf(strapi, ids), paragraphsOf(strapi, ids)]);
  const whole = items.map((item) => ({ ...item, paragraphs: paragraphs.get(item.id) ?? [] }));
  return feedXml(whole, {
    name: organisationName,
    portal: portal(strapi),
    self: address(strapi, seed),
  });
}
