import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { onPostgres } from '../harness/shared';

const admin = await signedIn({ role: 'admin' });

/** Trusts with these names, and no others that have their words. */
async function plantTrusts(names: readonly string[]) {
  const rows = names.map((name) => ({
    name,
    name_key: name.toLowerCase(),
    search_key: name.toLowerCase(),
  }));
  for (let at = 0; at < rows.length; at += 100) await db('trusts').insert(rows.slice(at, at + 100));
}

async function foundTrusts(typed: string): Promise<string[]> {
  const { body } = await get('/search', { token: admin.token, query: { search: typed } });
  const [trusts] = body.groups.filter(({ section }: { section: string }) => section === 'trusts');
  return trusts.found.map(({ title }: { title: string }) => title);
}

describe('what contains the typed words', () => {
  it('comes after what begins with them, and after what has a word that does', async () => {
    const word = unique('Zeb');
    await plantTrusts([
      `A-${word} end`,
      `B ${word}`,
      `C-${word} end`,
      `D ${word}`,
      `${word} first`,
    ]);
    expect(await foundTrusts(word)).toEqual([
      `${word} first`,
      `B ${word}`,
      `D ${word}`,
      `A-${word} end`,
      `C-${word} end`,
    ]);
  });

  it('comes in the same order where hundreds contain them', async () => {
    const word = unique('Yor');
    const many = Array.from({ length: 250 }, (_, n) => `A-${word} ${String(n).padStart(3, '0')}`);
    await plantTrusts([...many, `B ${word}`, `${word} first`]);
    expect(await foundTrusts(word)).toEqual([`${word} first`, `B ${word}`, ...many.slice(0, 3)]);
  });
});

describe('a search for a part of a name', () => {
  const DIRECTORY = `select id from up_users
    where confirmed = true and deleted_at is null and blocked = false and likely(verified = 1)
    and (role_id in (8, 9, 10) or featured_at is not null)
    and directory_key like '%arnav%' and directory_key like '%okafor%'
    order by name_key, id limit 201`;
  const TAB = `select count(*) from up_users
    where confirmed = true and deleted_at is null and role_id = 9 and verified = true and blocked = false
    and directory_key like '%arnav%'`;
  const USERS = `select id from up_users where confirmed = true and deleted_at is null
    and search_key like '%arnav%' order by name_key, id limit 201`;
  const PETS = `select id from pets where deleted_at is null and search_key like '%arnav%'
    order by sort_key, id limit 201`;

  it.skipIf(onPostgres).each([
    ['the directory', DIRECTORY, 'up_users_directory_searched_idx'],
    ['a tab of the directory', TAB, 'up_users_verified_role_searched_idx'],
    ['the users', USERS, 'up_users_searched_idx'],
    ['the pets', PETS, 'pets_searched_idx'],
  ])('reads %s in an index that has all columns of the search', async (_, sql, index) => {
    const steps = (await db.raw(`explain query plan ${sql}`)) as { detail: string }[];
    const plan = steps.map(({ detail }) => detail).join('\n');
    expect(plan).toContain(`USING COVERING INDEX ${index}`);
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it.skipIf(!onPostgres).each([
    ['the directory', 'up_users', 'directory_key'],
    ['the users', 'up_users', 'search_key'],
    ['the pets', 'pets', 'search_key'],
  ])('finds %s by trigrams', async (_, table, column) => {
    const plan = await db.transaction(async (trx) => {
      // As in a table of many rows, of which reading all is never the cheapest.
      await trx.raw('set local enable_seqscan = off');
      const { rows } = (await trx.raw('explain select id from ?? where ?? like ?', [
        table,
        column,
        '%arnav%',
      ])) as { rows: Record<string, string>[] };
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(`${table}_${column}_trigrams_idx`);
  });
});
