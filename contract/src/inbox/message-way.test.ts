import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access';
import { ACCOUNT_STATES } from '../member/users';
import { messageWay } from './message-way';

/** Part 1 §6: all roles but these have an inbox once they are verified. */
const WITHOUT_INBOX: readonly Role[] = ['user', 'attorney'];
const withInbox = ROLES.filter((role) => !WITHOUT_INBOX.includes(role));
const starting = withInbox.filter((role) => role !== 'admin');
const staff: readonly Role[] = ['employee', 'board_member'];

const one = (role: Role, verified = true) => ({ id: 7, role, verified });
const other = (role: Role, verified = true) => ({ id: 12, role, verified });
const reached = (role: Role, verified: boolean) =>
  ROLES.filter((of) => messageWay(one(role), other(of, verified)) === 'direct');

describe('how a member can write to another', () => {
  it.each(starting)('a %s starts a chat with verified people who have an inbox', (role) => {
    expect(reached(role, true)).toEqual(withInbox);
  });

  it.each(starting)('of unverified people a %s reaches all or nobody, by their role', (role) => {
    expect(reached(role, false)).toEqual(staff.includes(role) ? ROLES : []);
  });

  it('an admin writes to everybody in the chat with the office, verified or not', () => {
    for (const role of ROLES)
      for (const verified of [true, false])
        expect(messageWay(one('admin'), other(role, verified))).toBe('office');
  });

  it.each(ROLES)(
    'an unverified %s writes to nobody, and neither does a role without an inbox',
    (role) => {
      const verified = WITHOUT_INBOX.includes(role);
      for (const of of ROLES) {
        expect(messageWay(one(role, verified), other(of))).toBe('none');
        expect(messageWay(one(role, verified), other(of, false))).toBe('none');
      }
    },
  );

  it.each(ROLES)('a %s does not write to themselves', (role) => {
    expect(messageWay(one(role), one(role))).toBe('none');
  });

  it('nobody writes to an account that is suspended, locked or archived, admins neither', () => {
    const open = ACCOUNT_STATES.filter((state) =>
      (['admin', 'employee'] as const).some(
        (role) => messageWay(one(role), { ...other('foster'), state }) !== 'none',
      ),
    );
    expect(open).toEqual(['active']);
  });
});
