import { describe, expect, it } from 'vitest';
import {
  can,
  LISTED,
  mayHavePets,
  LIBRARY_CATEGORIES,
  PERMISSIONS,
  REQUESTABLE_ROLES,
  ROLE_LABELS,
  ROLES,
  canSeeUnverified,
  type Permission,
  type Role,
} from './access';

const permissions = Object.keys(PERMISSIONS) as Permission[];
const everyones: Permission[] = ['forms', 'help_center', 'membership'];

describe('can()', () => {
  it('gives an unverified member only the permissions that everyone has', () => {
    for (const role of ROLES) {
      const allowed = permissions.filter((one) => can({ role, verified: false }, one));
      expect(allowed, role).toEqual(everyones);
    }
  });
  it('gives a verified member everything that the same role has while unverified', () => {
    for (const role of ROLES) {
      for (const permission of permissions.filter((one) => can({ role, verified: false }, one))) {
        expect(can({ role, verified: true }, permission)).toBe(true);
      }
    }
  });
  it('gives the managing permissions to admins alone', () => {
    const managing = permissions.filter((one) => /^(admin_|users$|reports$)/.test(one));
    expect(managing).toHaveLength(9);
    for (const role of ROLES) {
      for (const one of managing) expect(can({ role, verified: true }, one)).toBe(role === 'admin');
    }
  });
  it('denies the library to those who manage it, and gives library categories only to those who read or manage it', () => {
    for (const role of ROLES) {
      const may = (one: Permission) => can({ role, verified: true }, one);
      expect(may('library') && may('admin_library'), role).toBe(false);
      for (const category of LIBRARY_CATEGORIES) {
        if (may(`library:${category}`)) expect(may('library') || may('admin_library')).toBe(true);
      }
    }
  });
  it('knows only the permissions in the table', () => {
    for (const odd of ['constructor', '', 'access:users', '__proto__']) {
      expect(can({ role: 'admin', verified: true }, odd as Permission)).toBe(false);
    }
  });
});

it('unverified people are visible to verified admins, employees and board members', () => {
  const meets = ROLES.filter((role) => canSeeUnverified({ role, verified: true }));
  expect(meets).toEqual(['admin', 'employee', 'board_member']);
  expect(ROLES.filter((role) => canSeeUnverified({ role, verified: false }))).toEqual([]);
});

it('every role has its name, and a visitor cannot request a role that only admins give', () => {
  expect(Object.keys(ROLE_LABELS).sort()).toEqual([...ROLES].sort());
  const given = ROLES.filter((role) => !(REQUESTABLE_ROLES as readonly string[]).includes(role));
  expect(given).toEqual(['admin', 'employee', 'board_member']);
});

it('no two roles have the same place in a list', () => {
  for (const list of Object.keys(LISTED.admin) as (keyof typeof LISTED.admin)[]) {
    const places = ROLES.map((role) => LISTED[role][list]).filter((place) => place !== null);
    expect(new Set(places).size, list).toBe(places.length);
  }
});

it('pets are expected on the first page of members who see some, and not of those who see all', () => {
  const mayHave = (role: Role) => mayHavePets({ role, verified: true });
  const some: Role[] = ['pet_owner', 'caretaker', 'volunteer', 'foster', 'veterinarian', 'trustee'];
  expect(some.filter(mayHave)).toEqual(some);
  const allOrNone: Role[] = ['admin', 'employee', 'board_member', 'user', 'attorney'];
  expect(allOrNone.filter(mayHave)).toEqual([]);
  expect(mayHavePets({ role: 'pet_owner', verified: false })).toBe(false);
});
