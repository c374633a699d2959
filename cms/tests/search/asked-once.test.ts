import type { Core } from '@strapi/strapi';
import type { Member } from '../../src/auth/member-cache';
import { libraryFinders } from '../../src/api/library/data/find-items';
import { list } from '../../src/api/library/data/managing-library';
import { all } from '../../src/api/library/data/searched-items';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { plantItem } from '../harness/library';
import { unique } from '../harness/members';
import { onPostgres } from '../harness/shared';

/** Of Strapi only what a search needs, on the tests' own connection. */
const strapi = {
  db: {
    dialect: { client: onPostgres ? 'postgres' : 'sqlite' },
    connection: db,
    inTransaction: () => false,
  },
} as unknown as Core.Strapi;
const admin = { id: 900_000_001, role: 'admin', verified: true } as Member;
const asked = { page: 1, limit: 5, sortOrder: 'desc' } as const;

/** What a search asks the indexes of words for their few matches, each as often as it does. */
async function askedFor(search: () => Promise<unknown>): Promise<string[]> {
  const questions: string[] = [];
  const listen = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
    if (/^select \W\w+\W( as \W\w+\W)? from \W\w+_terms\W/.test(sql)) {
      questions.push(JSON.stringify([sql, bindings]));
    }
  };
  db.on('query', listen);
  try {
    await search();
  } finally {
    db.off('query', listen);
  }
  return questions;
}

describe('a search in the library', () => {
  const searches: [string, (search: string) => Promise<unknown>][] = [
    ['over everything', async (search) => libraryFinders[0]?.find(strapi, admin, search, 6)],
    ['of its readers', (search) => all(strapi, admin, { ...asked, search })],
    [
      'of its readers, in an order',
      (search) => all(strapi, admin, { ...asked, search, sortBy: 'title' }),
    ],
    ['of those who keep it', (search) => list(strapi, admin, { ...asked, search, tab: 'all' })],
  ];

  it.each(searches)('%s asks each index once for the same words', async (_, search) => {
    const word = unique('lanterns');
    await plantItem({ title: `${word} walking`, words: word });
    const questions = await askedFor(() => search(`${word} walking`));
    // For the typed words alone, and with their other forms.
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions).toEqual([...new Set(questions)]);
  });

  it('finds what was written after the search before it', async () => {
    // Nothing begins nearly so, which a search that finds nothing would take for what was meant.
    const word = unique('gazebo');
    const find = async () => (await all(strapi, admin, { ...asked, search: word })).items.length;
    const before = await find();
    await plantItem({ title: word, words: word });
    expect([before, await find()]).toEqual([0, 1]);
  });
});
