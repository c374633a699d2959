import { describe, expect, it } from 'vitest';
import { newPassword, registration } from './endpoints';

const refusals = (password: unknown) =>
  newPassword.safeParse(password).error?.issues.map((i) => i.message);

describe('a new password', () => {
  it('has 8 to 64 characters, however many bytes each takes', () => {
    expect(refusals('a'.repeat(7))).toEqual(['At least 8 characters']);
    expect(refusals('\u{1f43e}'.repeat(7))).toEqual(['At least 8 characters']);
    expect(refusals('\u{1f43e}'.repeat(8))).toBeUndefined();
    expect(refusals('\u{1f43e}'.repeat(64))).toBeUndefined();
    expect(refusals('\u{1f43e}'.repeat(65))).toEqual(['At most 64 characters']);
    expect(refusals('x'.repeat(100_000))).toHaveLength(1);
    expect(refusals(undefined)).toEqual(['Password is required']);
  });
  it('is composed, and its spaces count', () => {
    expect(newPassword.parse(' e\u0301'.repeat(4))).toBe(' \u00e9'.repeat(4));
  });
});

it('a visitor cannot register with a role that only admins give, or with extra fields', () => {
  const person = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.cc',
    phoneNumber: '5035550123',
    password: 'lantern-oak',
    role: 'user',
  };
  expect(registration.safeParse(person).success).toBe(true);
  for (const more of [
    { role: 'admin' },
    { role: 'employee' },
    { role: 'board_member' },
    { verified: true },
  ]) {
    expect(registration.safeParse({ ...person, ...more }).success).toBe(false);
  }
});
