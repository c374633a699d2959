import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get } from '../harness/http';
import { helpCalls, missesOf, plantMiss } from '../harness/help';
import { signedIn, unique } from '../harness/members';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const member = async () => helpCalls(await signedIn());

describe('a search that finds nothing', () => {
  it('is counted by its words, once for each member', async () => {
    const word = unique('quux');
    const [anna, bert] = [await member(), await member()];
    await anna.found(`  ${word.toUpperCase()}   “Paß” `);
    await anna.found(`${word} pass`);
    await bert.found(`${word} pass!`);
    expect(await missesOf(`${word} pass`)).toBe(2);
  });

  it('counts whole, not letter by letter', async () => {
    const word = unique('quux');
    const anna = await member();
    for (const typed of [4, 5, 9, word.length]) await anna.found(`${word.slice(0, typed)}`);
    for (const left of [word.length - 1, 5]) await anna.found(word.slice(0, left));
    expect(await missesOf(word)).toBe(1);
    expect(await missesOf(word.slice(0, 9))).toBeUndefined();
    expect(await missesOf(word.slice(0, word.length - 1))).toBeUndefined();
  });

  it('takes half a word back also where the whole one was counted before', async () => {
    const word = unique('quux');
    const anna = await member();
    for (const typed of [word, unique('other'), word.slice(0, 9), word]) await anna.found(typed);
    expect([await missesOf(word), await missesOf(word.slice(0, 9))]).toEqual([1, undefined]);
  });

  it('counts once however often it is asked at once, and not below three letters', async () => {
    const word = unique('quux');
    const anna = await member();
    await Promise.all(Array.from({ length: 12 }, () => anna.found(word)));
    await anna.found('q!');
    await anna.found('q x');
    expect(await missesOf(word)).toBe(1);
    expect(await db('help_searches').whereIn('words', ['q', 'q x'])).toEqual([]);
  });

  it('counts again after an hour, and nobody fills the list', async () => {
    const word = unique('quux');
    const signed = await signedIn();
    const anna = helpCalls(signed);
    await anna.found(word);
    const hourAgo = new Date(Date.now() - 3_700_000);
    await db('help_misses').where({ member_id: signed.id }).update({ at: hourAgo });
    await anna.found(word);
    expect(await missesOf(word)).toBe(2);
    for (let n = 0; n < 30; n += 1) await anna.found(`x${n} ${word}`);
    const kept = await db('help_searches').where('words', 'like', `%${word}`).count({ n: '*' });
    expect(Number(kept[0]?.n)).toBeLessThan(25);
  });
});

it('a search shows the best fifty answers, and says how many there are', async () => {
  const word = unique('plenty');
  const { added } = helpCalls(admin);
  for (let n = 0; n < 52; n += 1) await added({ question: `${word} ${n}?` });
  const { token } = await signedIn();
  const found = async (search: string) => {
    const { body } = await get('/help-center/search', { token, query: { search } });
    return [body.items.length, body.total];
  };
  expect(await found(word)).toEqual([50, 52]);
  expect(await found(`${word} 51`)).toEqual([1, 1]);
  expect(await found(unique('quux'))).toEqual([0, 0]);
});

/** A word without digits, which could be somebody's number. */
const lettersOf = (word: string) =>
  word.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))).toLowerCase();
const idsOf = (members: readonly { id: number }[]) => members.map(({ id }) => id);

describe('a search over the whole portal that finds nothing', () => {
  const counted = (member_id: number, times: number) =>
    until('a search is counted', async () => {
      const rows = await db('help_misses').where({ member_id });
      return rows.length === times;
    });
  const searched = async (token: string, search: string) => {
    const { status } = await get('/search', { token, query: { search } });
    expect([search, status]).toEqual([search, 200]);
  };

  it('is counted once three members have typed the same words, and cannot be read before', async () => {
    const word = lettersOf(unique('quux'));
    const members = [await signedIn(), await signedIn(), await signedIn()];
    const rows = (words: string) =>
      db('help_misses').where('words', 'like', words).whereIn('member_id', idsOf(members));
    for (const [at, { token, id }] of members.entries()) {
      expect(await missesOf(word)).toBeUndefined();
      expect(await rows(`%${word}%`)).toEqual([]);
      await searched(token, word);
      await counted(id, 1);
      // Asking again does not count again.
      await searched(token, word);
      if (at < 2) expect(await rows('#%')).toHaveLength(at + 1);
    }
    await until('it is told', async () => (await missesOf(word)) === 3);
    expect(await rows('#%')).toEqual([]);
    expect(await rows(word)).toHaveLength(3);
  });

  it('counts whole, not letter by letter', async () => {
    const word = lettersOf(unique('quux'));
    const { token, id } = await signedIn();
    for (const typed of [4, 7, word.length]) {
      await searched(token, word.slice(0, typed));
      await counted(id, 1);
    }
  });

  it('counts at once what is listed already, also after the night erased who searched for it', async () => {
    const word = lettersOf(unique('quux'));
    const members = [await signedIn(), await signedIn(), await signedIn()];
    for (const { token, id } of members) {
      await searched(token, word);
      await counted(id, 1);
    }
    await until('it is told', async () => (await missesOf(word)) === 3);
    await db('help_misses').where({ words: word }).delete();
    const { token, id } = await signedIn();
    await searched(token, word);
    await counted(id, 1);
    await until('the fourth counts', async () => (await missesOf(word)) === 4);
  });

  it('counts once where its member removes letters of it again', async () => {
    const [word, other] = [lettersOf(unique('quux')), lettersOf(unique('zyzz'))];
    const { token, id } = await signedIn();
    await searched(token, word);
    await counted(id, 1);
    for (const left of [2, 4]) await searched(token, word.slice(0, -left));
    // Counting goes on in the background, one after the other: what comes last is there last.
    await searched(token, other);
    await counted(id, 2);
  });

  it('can be read at once where its member asks the help center the same', async () => {
    const word = lettersOf(unique('quux'));
    const { token, id } = await signedIn();
    await searched(token, word);
    await counted(id, 1);
    await helpCalls({ token }).found(word);
    expect(await missesOf(word)).toBe(1);
    expect(await db('help_misses').where({ member_id: id }).pluck('words')).toEqual([word]);
  });

  it('is not counted if it has an address or a number, or if the portal shows something for it', async () => {
    const word = lettersOf(unique('quux'));
    const { token, id } = await signedIn();
    for (const typed of [`${word}@home.example`, `${word} 5550170`]) await searched(token, typed);
    const query = { search: word, answered: 'true' };
    expect((await get('/search', { token, query })).status).toBe(200);
    // Counting goes on in the background, one after the other: what comes last is there last.
    await searched(token, `${word} last`);
    await counted(id, 1);
  });

  it('is not counted where a section or anything else has the words', async () => {
    const word = unique('quux');
    await helpCalls(admin).added({ question: `What is ${word}?` });
    const { token } = await signedIn();
    await searched(token, word);
    await searched(token, 'help cent');
    expect(await missesOf(word)).toBeUndefined();
    expect(await missesOf('help cent')).toBeUndefined();
  });
});

describe('the list of searches that found nothing', () => {
  it('shows the most frequent first, and drops what was answered', async () => {
    const [rare, often] = [unique('rare'), unique('often')];
    await plantMiss(rare, 500);
    const id = await plantMiss(often, 501);
    const ask = { token: admin.token };
    const shown = async () => (await get('/help-center/missed-searches', ask)).body;
    expect((await shown()).searches.slice(0, 2)).toMatchObject([
      { id, words: often, count: 501 },
      { words: rare, count: 500 },
    ]);
    const place = `/help-center/missed-searches/${id}`;
    expect((await del(place, ask)).status).toBe(200);
    expect((await del(place, ask)).status).toBe(404);
    expect((await shown()).searches[0].words).toBe(rare);
  });

  it('keeps a thousand, and drops the rarest and oldest', async () => {
    const at = new Date(Date.now() - 86_400_000);
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      document_id: unique('doc'),
      words: unique(`bulk${n} `),
      times: 2,
      last_at: at,
    }));
    for (let n = 0; n < 1000; n += 100) {
      await db('help_searches').insert(rows.slice(n, n + 100));
    }
    const old = unique('old');
    const oldId = await plantMiss(old);
    await db('help_searches').where({ id: oldId }).update({ last_at: at });
    // A rarer one than these has no place among them.
    await (await member()).found(unique('quux'));
    const counted = await db('help_searches').count({ n: '*' }).first();
    expect(Number(counted?.n)).toBe(1000);
    expect(await missesOf(old)).toBeUndefined();
    await db('help_searches').where('words', 'like', 'bulk%').delete();
  });
});
