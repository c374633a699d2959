import { expect, it } from 'vitest';
import { portalLink } from './portal-link';

it('a notification follows links within the portal only', () => {
  expect(portalLink('/users?verified=false')).toBe('/users?verified=false');
  for (const link of [
    null,
    '',
    'users',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
  ]) {
    expect(portalLink(link)).toBeUndefined();
  }
});
