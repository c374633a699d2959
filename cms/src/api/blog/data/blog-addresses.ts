/**
 * The addresses of blogs. Each belongs to one blog for good once it was published there, so that links and bookmarks
 * still lead there after the address was changed. This is a table instead of a unique column because a blog has two
 * rows, of which the published one comes and goes.
 */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { slugOf } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';

/** How many blogs with the same title get a number. */
const NUMBERED = 20;

interface Titled {
  title: string | null;
  slug: string | null;
  releasedAt: unknown;
}

/** Whether an address was made from this title: the same, possibly with a number. */
function isMadeOf(slug: string, title: string): boolean {
  const plain = slugOf(title);
  return (
    slug === plain || (slug.startsWith(`${plain}-`) && !slug.slice(plain.length + 1).includes('-'))
  );
}

export const ownerOf = async (strapi: Core.Strapi, slug: string): Promise<string | undefined> => {
  const row: { blog: string } | undefined = await runQuery(strapi, (knex) =>
    knex('blog_addresses').where({ slug }).first('blog'),
  );
  return row?.blog;
};

/** Claims an address; false if it belongs to another blog. */
async function claim(strapi: Core.Strapi, slug: string, blog: string): Promise<boolean> {
  const now = new Date();
  const row = { slug, blog, released: false, created_at: now, updated_at: now };
  await runQuery(strapi, (knex) => knex('blog_addresses').insert(row).onConflict('slug').ignore());
  return (await ownerOf(strapi, slug)) === blog;
}

async function claimFor(strapi: Core.Strapi, title: string, blog: string): Promise<string> {
  const plain = slugOf(title);
  for (let number = 1; number <= NUMBERED; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (await claim(strapi, slug, blog)) return slug;
  }
  const slug = `${plain}-${randomBytes(4).toString('hex')}`;
  await claim(strapi, slug, blog);
  return slug;
}

async function chosen(
  strapi: Core.Strapi,
  said: Titled,
  before: Titled | null,
  blog: string,
): Promise<string> {
  const title = said.title ?? '';
  const wished = said.slug ? slugOf(said.slug) : '';
  const old = before?.slug ?? '';
  const made = old !== '' && isMadeOf(old, before?.title ?? '');
  // Until it is published, an address that was made from the title follows the title.
  const follows = wished === old && made && !before?.releasedAt;
  // Once it is published there it stays, unless another address is requested.
  if (wished === '' && old !== '' && before?.releasedAt) return old;
  if (wished === '' || follows) {
    return old !== '' && isMadeOf(old, title) ? old : claimFor(strapi, title, blog);
  }
  if (wished === old || (await claim(strapi, wished, blog))) return wished;
  throw refuse.badInput('Another blog has this address.', {
    slug: 'Another blog has this address.',
  });
}

/**
 * The address of a draft: the requested one, or one made from its title.
 * @throws 400 if the requested one belongs to another blog.
 */
export async function settle(
  strapi: Core.Strapi,
  said: Titled,
  before: Titled | null,
  blog: string,
): Promise<string> {
  const slug = await chosen(strapi, said, before, blog);
  // Addresses under which it was never published are free again.
  await runQuery(strapi, (knex) =>
    knex('blog_addresses').where({ blog, released: false }).whereNot({ slug }).delete(),
  );
  return slug;
}

/** Records that a blog has been published under an address. */
export async function release(strapi: Core.Strapi, slug: string): Promise<void> {
  await runQuery(strapi, (knex) =>
    knex('blog_addresses').where({ slug }).update({ released: true }),
  );
}

/** Records that a blog was never published under any of its addresses, so that they follow its title again. */
export async function unrelease(strapi: Core.Strapi, blog: string): Promise<void> {
  await runQuery(strapi, (knex) =>
    knex('blog_addresses').where({ blog }).update({ released: false }),
  );
}

export async function free(strapi: Core.Strapi, blog: string): Promise<void> {
  await runQuery(strapi, (knex) => knex('blog_addresses').where({ blog }).delete());
}
