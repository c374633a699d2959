import { expect, it } from 'vitest';
import { mutingColumns } from './muting';

const now = new Date('2026-11-27T21:00:00Z');

it('a chat is muted for an hour, a day or forever, from the moment it is asked for', () => {
  expect(mutingColumns({ muteFor: 'hour' }, now)).toEqual({
    notifications: true,
    muted_until: new Date('2026-11-27T22:00:00Z'),
  });
  expect(mutingColumns({ muteFor: 'day' }, now)).toEqual({
    notifications: true,
    muted_until: new Date('2026-11-28T21:00:00Z'),
  });
  expect(mutingColumns({ muteFor: 'ever' }, now)).toEqual({
    notifications: false,
    muted_until: null,
  });
});

it('a chat that is no longer muted has no end of it left', () => {
  const told = { notifications: true, muted_until: null };
  expect(mutingColumns({ muteFor: null }, now)).toEqual(told);
  expect(mutingColumns({ notifications: true }, now)).toEqual(told);
});

it('a client from before turns notifications off forever', () => {
  expect(mutingColumns({ notifications: false }, now)).toEqual({
    notifications: false,
    muted_until: null,
  });
});

it('a change of something else leaves a muted chat as it is', () => {
  expect(mutingColumns({}, now)).toBeNull();
});
