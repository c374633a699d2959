import { expect, it } from 'vitest';
import { sectionsFor } from './section';

const ids = (role: Parameters<typeof sectionsFor>[0]['role'], verified: boolean) =>
  sectionsFor({ role, verified }).map(({ id }) => id);

it('members see the sections that their role permits', () => {
  expect(ids('admin', true)).toEqual(expect.arrayContaining(['profile', 'users', 'directory']));
  expect(ids('attorney', true)).toContain('directory');
  expect(ids('attorney', true)).not.toContain('users');
  for (const [role, verified] of [
    ['user', true],
    ['admin', false],
  ] as const) {
    expect(ids(role, verified)).toContain('profile');
    expect(ids(role, verified)).not.toContain('users');
    expect(ids(role, verified)).not.toContain('directory');
  }
});
