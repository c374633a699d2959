import { expect, it } from 'vitest';
import { loggedPath } from './logged-path';

it.each([
  ['/api/blogs/feed/aVeryLongKey-of_somebody', '/api/blogs/feed/...'],
  ['/api/blogs/feed-address', '/api/blogs/feed-address'],
  ['/api/blogs/read/feed', '/api/blogs/read/feed'],
])('%s is written down as %s', (path, logged) => expect(loggedPath(path)).toBe(logged));
