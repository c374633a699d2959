import { expect, it } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { cacheDefinition, cachedDefinition } from './cached-definitions';

const saying = (description: string): FormDefinition => ({
  title: 'A form',
  description,
  accessRoles: [],
  needsReview: true,
  sections: [],
});
const MB = 1024 * 1024;
const large = saying('x'.repeat(3 * MB));

it('the cache of definitions stores each version of each form separately', () => {
  cacheDefinition(1, 1, saying('first'));
  cacheDefinition(1, 2, saying('second'));
  cacheDefinition(2, 1, saying('other'));
  const told = [[1, 1] as const, [1, 2] as const, [2, 1] as const, [2, 2] as const].map(
    ([form, version]) => cachedDefinition(form, version)?.description,
  );
  expect(told).toEqual(['first', 'second', 'other', undefined]);
});

it('the cache of definitions evicts the least recently used entries before it becomes too large', () => {
  cacheDefinition(3, 1, saying('asked for'));
  for (let version = 1; version <= 8; version += 1) {
    cacheDefinition(4, version, large);
    expect(cachedDefinition(3, 1)?.description).toBe('asked for');
  }
  const left = [1, 2, 3, 4, 5, 6, 7, 8].filter((version) => cachedDefinition(4, version));
  expect(left).toEqual([4, 5, 6, 7, 8]);
});

it('the cache of definitions counts an entry that is cached twice only once', () => {
  for (let time = 0; time < 20; time += 1) cacheDefinition(5, 1, large);
  cacheDefinition(5, 2, saying('small'));
  expect([cachedDefinition(5, 1), cachedDefinition(5, 2)]).toEqual([large, saying('small')]);
});
