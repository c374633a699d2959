import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { expect, it } from 'vitest';
import { loggedPath } from './logged-path';

it.each([
  ['/api/blogs/feed/aVeryLongKey-of_somebody', '/api/blogs/feed/...'],
  ['/api/care/feed/aVeryLongKey-of_somebody', '/api/care/feed/...'],
  ['/api/blogs/feed-address', '/api/blogs/feed-address'],
  ['/api/blogs/read/feed', '/api/blogs/read/feed'],
])('%s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged));

it('the key of every feed in the contract is left out', () => {
  const feeds = Object.values(ENDPOINTS)
    .flatMap((table) => Object.values(table))
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/feed/:key'));
  expect(feeds.length).toBeGreaterThan(1);
  for (const path of feeds)
    expect(loggedPath(`/api${path.replace(':key', 'aSecret')}`)).not.toContain('aSecret');
});
