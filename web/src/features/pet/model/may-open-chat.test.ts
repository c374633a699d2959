import { expect, it } from 'vitest';
import type { Role } from '@hearthside/contract/access';
import { biscuit } from './test-pet';
import { mayOpenChat } from './may-open-chat';

const member = (id: number, role: Role, verified = true) => ({ id, role, verified });
const groomer = biscuit.serviceProviders[0];
const treated = {
  ...biscuit,
  serviceProviders: groomer
    ? [{ ...groomer, serviceRole: 'veterinarian' as const, userId: 40 }]
    : [],
};

it('the owner, the care team, the linked veterinarian and admins have the chat of a pet', () => {
  expect(mayOpenChat(member(7, 'pet_owner'), biscuit)).toBe(true);
  expect(mayOpenChat(member(12, 'caretaker'), biscuit)).toBe(true);
  expect(mayOpenChat(member(40, 'veterinarian'), treated)).toBe(true);
  expect(mayOpenChat(member(1, 'admin'), biscuit)).toBe(true);
});

it('who sees a pet and does not care for it, is not verified or treats no animals has none', () => {
  expect(mayOpenChat(member(50, 'employee'), biscuit)).toBe(false);
  expect(mayOpenChat(member(12, 'caretaker', false), biscuit)).toBe(false);
  expect(mayOpenChat(member(40, 'volunteer'), treated)).toBe(false);
  expect(mayOpenChat(member(12, 'board_member'), biscuit)).toBe(false);
});
