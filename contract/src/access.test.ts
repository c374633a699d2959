import { describe, expect, it } from 'vitest';
import {
  can,
  LIBRARY_CATEGORIES,
  PERMISSIONS,
  REQUESTABLE_ROLES,
  ROLE_LABELS,
  ROLES,
  canSeeUnverified,
  type Permission,
} from './access';

const permissions = Object.keys(PERMISSIONS) as Permission[];
const everyones: Permission[] = ['forms', 'help_center', 'membership'];

describe('can()', () => {
  it('gives an unverified member what is everyone\u2019s, and nothing else', () => {
    for (const role of ROLES) {
      const allowed = permissions.filter((one) => can({ role, verified: false }, one));
      expect(allowed, role).toEqual(everyones);
    }
  });
  it('never takes away by verifying', () => {
    for (const role of ROLES) {
      for (const permission of permissions.filter((one) => can({ role, verified: false }, one))) {
        expect(can({ role, verified: true }, permission)).toBe(true);
      }
    }
  });
  it('gives what admins manage to admins alone', () => {
    const managing = permissions.filter((one) => /^(admin_|users$|reports$)/.test(one));
    expect(managing).toHaveLength(9);
    for (const role of ROLES) {
      for (const one of managing) expect(can({ role, verified: true }, one)).toBe(role === 'admin');
    }
  });
  it('denies the library to who manages it, and a category to who has neither', () => {
    for (const role of ROLES) {
      const may = (one: Permission) => can({ role, verified: true }, one);
      expect(may('library') && may('admin_library'), role).toBe(false);
      for (const category of LIBRARY_CATEGORIES) {
        if (may(`library:${category}`)) expect(may('library') || may('admin_library')).toBe(true);
      }
    }
  });
  it('knows no permission but those in the table', () => {
    for (const odd of ['constructor', '', 'access:users', '__proto__']) {
      expect(can({ role: 'admin', verified: true }, odd as Permission)).toBe(false);
    }
  });
});

it('unverified people are met by verified admins, employees and board members', () => {
  const meets = ROLES.filter((role) => canSeeUnverified({ role, verified: true }));
  expect(meets).toEqual(['admin', 'employee', 'board_member']);
  expect(ROLES.filter((role) => canSeeUnverified({ role, verified: false }))).toEqual([]);
});

it('every role has its name, and the given ones cannot be asked for', () => {
  expect(Object.keys(ROLE_LABELS).sort()).toEqual([...ROLES].sort());
  for (const given of ['admin', 'employee', 'board_member']) {
    expect(REQUESTABLE_ROLES as readonly string[]).not.toContain(given);
  }
  expect(REQUESTABLE_ROLES).toHaveLength(8);
});
