import { expect, it } from 'vitest';
import { mayMessage } from './may-message';

const rosa = { id: 7, role: 'pet_owner', verified: true } as const;
const sam = { id: 12, role: 'caretaker' } as const;

it('a member with an inbox may write to another who has one', () => {
  expect(mayMessage(rosa, sam)).toBe(true);
});

it('nobody may write to themselves, or to a role without an inbox', () => {
  expect(mayMessage(rosa, { id: 7, role: 'pet_owner' })).toBe(false);
  expect(mayMessage(rosa, { id: 12, role: 'attorney' })).toBe(false);
  expect(mayMessage(rosa, { id: 12, role: 'user' })).toBe(false);
});

it('admins start no chats, and neither do members without an inbox', () => {
  expect(mayMessage({ ...rosa, role: 'admin' }, sam)).toBe(false);
  expect(mayMessage({ ...rosa, role: 'attorney' }, sam)).toBe(false);
  expect(mayMessage({ ...rosa, verified: false }, sam)).toBe(false);
});
