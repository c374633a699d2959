import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LAYOUTS } from '../panel/layouts';
import { listNames } from './words';

/** The menu cuts off longer names. */
const LONGEST = 22;

/** The name of one entry; undefined for a single type. */
function nameInList(uid: string): string | undefined {
  const [, api = '', name = ''] = /^api::(.+)\.(.+)$/.exec(uid) ?? [];
  // Members are Strapi's users under our own name (extensions/users-permissions).
  if (!api) return 'Member';
  const file = path.join(__dirname, '../api', api, 'content-types', name, 'schema.json');
  const { kind, info } = JSON.parse(readFileSync(file, 'utf8')) as {
    kind: string;
    info: { displayName: string };
  };
  return kind === 'collectionType' ? info.displayName : undefined;
}

const listed = LAYOUTS.flatMap(({ uid }) => nameInList(uid) ?? []);

it.each(listed)('the list of “%s” has a plural name that fits into the menu', (one) => {
  const many = listNames[one];
  expect(many).toMatch(/s$/);
  expect(many).not.toBe(one);
  expect(many?.length).toBeLessThanOrEqual(LONGEST);
});

it('a list that the panel does not show has no name', () => {
  expect(Object.keys(listNames).sort()).toEqual([...listed].sort());
});
