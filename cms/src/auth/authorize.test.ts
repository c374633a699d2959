import { describe, expect, it } from 'vitest';
import { authorize, isAccess } from './authorize';
import type { Access } from '@hearthside/contract/endpoint';
import type { Member } from './member-cache';

const member = (more: Partial<Member>): Member => ({
  id: 1,
  role: 'admin',
  verified: true,
  sessionId: 's',
  hasSecondFactor: false,
  mustSetUpFactor: false,
  provedAt: 0,
  ...more,
});
const status = (who: Member | null, access: Access) => {
  try {
    authorize(who, { access });
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

describe('authorize', () => {
  it('lets anyone call what is public, and only signed-in members what is for members', () => {
    expect([status(null, 'public'), status(null, 'member'), status(null, 'users')]).toEqual([
      200, 401, 401,
    ]);
    expect(status(member({ verified: false }), 'member')).toBe(200);
  });
  it('lets in only the roles that a rule names in addition to its right', () => {
    const onlyFor = { roles: ['pet_owner'] as const, refusal: 'Only pet owners do.' };
    const rule = { access: 'pet_records' as const, onlyFor };
    expect(() => authorize(member({ role: 'pet_owner' }), rule)).not.toThrow();
    expect(() => authorize(member({ role: 'foster' }), rule)).toThrow('Only pet owners do.');
  });
  it('tells an unverified member whether verification would give them the right', () => {
    expect(() => authorize(member({ verified: false }), { access: 'users' })).toThrow(
      'You can manage users once an admin verifies you.',
    );
    expect(() => authorize(member({ role: 'user', verified: false }), { access: 'users' })).toThrow(
      'You don’t have permission to manage users.',
    );
  });
});

it('isAccess accepts only access words, and no property that every object has', () => {
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
