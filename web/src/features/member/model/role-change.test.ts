import { expect, it } from 'vitest';
import { roleLines } from './role-change';

it('the lines about a role change say which sections it opens and closes', () => {
  expect(roleLines('user', 'admin', true).join(' ')).toMatch(
    /can then open Users, Directory, .* and /,
  );
  expect(roleLines('admin', 'attorney', true).join(' ')).toMatch(
    /^They can no longer open Users, /,
  );
  expect(roleLines('user', 'attorney', true)).toEqual([
    'They can then open Directory and Library.',
  ]);
  expect(roleLines('attorney', 'user', true)).toEqual([
    'They can no longer open Directory and Library.',
  ]);
  expect(roleLines('caretaker', 'foster', true)).toEqual([]);
});

it('the lines about a role change mention nothing for unverified members, who gain and lose nothing', () => {
  expect(roleLines('user', 'attorney', false)).toEqual([
    'Once verified, they can then open Directory and Library.',
  ]);
  expect(roleLines('attorney', 'user', false)).toEqual([]);
});
