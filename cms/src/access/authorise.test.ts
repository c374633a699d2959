import { describe, expect, it } from 'vitest';
import { authorise, isAccess } from './authorise';
import type { Member } from './member-cache';

const member = (more: Partial<Member>): Member => ({
  ...{ id: 1, role: 'admin', verified: true, sessionId: 's' },
  ...more,
});
const status = (who: Member | null, access: Parameters<typeof authorise>[1]) => {
  try {
    authorise(who, access);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

describe('authorise', () => {
  it('lets anybody in where it is public, and members where it is theirs', () => {
    expect([status(null, 'public'), status(null, 'member'), status(null, 'users')]).toEqual([
      200, 401, 401,
    ]);
    expect(status(member({ verified: false }), 'member')).toBe(200);
  });
  it('says whether waiting will help', () => {
    expect(() => authorise(member({ verified: false }), 'users')).toThrow(
      'You may manage users once an admin has verified you.',
    );
    expect(() => authorise(member({ role: 'user', verified: false }), 'users')).toThrow(
      'You may not manage users.',
    );
  });
});

it('isAccess knows no other words, and none that every object has', () => {
  for (const text of ['public', 'member', 'users', 'library:care_plan'])
    expect(isAccess(text)).toBe(true);
  for (const text of [
    '',
    'root',
    'Users',
    'api::member.me',
    'constructor',
    'toString',
    '__proto__',
  ]) {
    expect(isAccess(text), text).toBe(false);
  }
});
