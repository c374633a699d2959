// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { samePortalPath } from './portal-path';

const open = (path: unknown) => samePortalPath({ type: 'open', path });

it('a pressed notification leads to a page of this portal and nowhere else', () => {
  expect(open('/inbox/4?message=17')).toBe('/inbox/4?message=17');
  for (const path of ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', 4, null])
    expect(open(path)).toBeUndefined();
  expect(samePortalPath({ type: 'keep', path: '/inbox' })).toBeUndefined();
  expect(samePortalPath(null)).toBeUndefined();
});
