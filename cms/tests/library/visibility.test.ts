import { describe, expect, it } from 'vitest';
import { LIBRARY_CATEGORIES, ROLES, type LibraryCategory } from '@hearthside/contract/access';
import type { LibraryPrivacy } from '@hearthside/contract/library/fields';
import { db } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import { get } from '../harness/http';
import { plantItem } from '../harness/library';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { PDF } from '../harness/pets';

/** An item for each way of being placed, found by a word of this test's own. */
const word = unique('sightword');
interface Planted {
  category: LibraryCategory;
  privacy: LibraryPrivacy;
  id: number;
  key: string;
}
const items: Planted[] = [];
for (const category of LIBRARY_CATEGORIES) {
  for (const privacy of ['public', 'attorney_only'] as LibraryPrivacy[]) {
    const wanted = { category, privacy, words: word, bytes: PDF };
    items.push({ category, privacy, ...(await plantItem(wanted)) });
  }
}
const common = items.filter(
  ({ category, privacy }) =>
    privacy === 'public' && ['pet_care', 'professional_development'].includes(category),
);
const legal = items.filter(
  ({ category }) => !['pet_care', 'professional_development'].includes(category),
);
/** By hand from ruling 3 and part 2 §6. */
const seenBy = (role: string) => {
  if (role === 'admin') return items;
  if (role === 'attorney') return legal;
  return role === 'user' ? [] : common;
};
type Person = TestMember & TestSession;
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);

async function statusesOf(person: Person) {
  const opened = await Promise.all(
    items.map(async ({ id, key }) => [
      (await get(`/library/items/${id}`, { token: person.token })).status,
      (await get(`/library/items/${id}/file`, { token: person.token })).status,
      (await get(fileLinkFor(key, undefined, person.id))).status,
    ]),
  );
  return opened;
}

describe.each(ROLES)('a verified %s', (role) => {
  it('finds, counts, opens and reads their part of the library, and nothing else of it', async () => {
    const person = await signedIn({ role });
    const seen = seenBy(role);
    const query = { search: word, limit: 100 };
    const { status, body } = await get('/library/all', { token: person.token, query });
    if (role === 'user') {
      expect(status).toBe(403);
    } else {
      expect([idsOf(body.items), body.pagination.total]).toEqual([idsOf(seen), seen.length]);
    }
    const [may, mayNot] = role === 'user' ? [403, 403] : [200, 404];
    const expected = items.map(({ id }) => {
      const sees = seen.some((one) => one.id === id);
      return [sees ? may : mayNot, sees ? may : mayNot, sees ? 200 : 404];
    });
    expect(await statusesOf(person)).toEqual(expected);
  });
});

describe('visibility', () => {
  it('ends at once with what granted it', async () => {
    const item = common[0] as Planted;
    const person = await signedIn({ role: 'foster' });
    const link = fileLinkFor(item.key, undefined, person.id);
    expect((await get(link)).status).toBe(200);
    await db('up_users').where({ id: person.id }).update({ verified: false });
    expect((await get(link)).status).toBe(404);
    await db('up_users').where({ id: person.id }).update({ verified: true });
    await db('library_items').where({ id: item.id }).update({ privacy: 'attorney_only' });
    expect((await get(link)).status).toBe(404);
    await db('library_items').where({ id: item.id }).update({ privacy: 'public' });
    expect((await get(link)).status).toBe(200);
  });

  it('is each reader’s own, and a link of another reader does not help', async () => {
    const item = legal[0] as Planted;
    const [attorney, owner] = [await signedIn({ role: 'attorney' }), await signedIn()];
    const { body } = await get(`/library/items/${item.id}`, { token: attorney.token });
    const mine = body.item.url.replace(`reader=${attorney.id}`, `reader=${owner.id}`);
    const strip = (url: string) => get(url.replace(/^\/api/, ''));
    expect((await strip(body.item.url)).status).toBe(200);
    expect((await strip(mine)).status).toBe(404);
    expect((await strip(body.item.url.replace(/&reader=\d+/, ''))).status).toBe(404);
    const download = { token: owner.token, query: { url: body.item.url } };
    expect((await get('/download', download)).status).toBe(404);
  });

  it('is answered alike for what is hidden and what does not exist', async () => {
    const owner = await signedIn();
    const ask = async (id: number) => {
      const { status, text } = await get(`/library/items/${id}`, { token: owner.token });
      return `${status} ${text}`;
    };
    expect(await ask((legal[0] as Planted).id)).toBe(await ask(999_999_999));
  });
});
