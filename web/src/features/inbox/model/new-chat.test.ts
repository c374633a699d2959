import type { Role } from '@hearthside/contract/access';
import { PICKED_MAX, type ChatUser } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import {
  asked,
  draftProblem,
  emptyDraft,
  isGroup,
  mayStartChat,
  nameToBe,
  selectedWords,
  toggled,
  type ChatDraft,
} from './new-chat';

const user = (id: number, firstName = `N${id}`): ChatUser => ({
  id,
  firstName,
  lastName: 'Lee',
  role: 'foster',
  verified: true,
  profilePicture: null,
});
const picked = (...ids: number[]): ChatDraft =>
  ids.map((id) => user(id)).reduce(toggled, emptyDraft);

describe('a new chat', () => {
  it.each<[Role, boolean, boolean]>([
    ['pet_owner', true, true],
    ['pet_owner', false, false],
    ['admin', true, false],
    ['attorney', true, false],
    ['employee', true, true],
  ])('can be started by a %s who is verified (%s): %s', (role, verified, may) => {
    expect(mayStartChat({ role, verified })).toBe(may);
  });

  it('requires somebody', () => {
    expect(draftProblem(emptyDraft)).toBe('Please select at least one user to chat with');
    expect(draftProblem(picked(1))).toBeUndefined();
  });

  it('refuses a web address in the name of a group', () => {
    const name = 'https://evil.example';
    expect(draftProblem({ ...picked(1, 2), name })).toBe('A name can’t contain a web address');
    // A direct chat has no name.
    expect(draftProblem({ ...picked(1), name })).toBeUndefined();
  });

  it('removes a picked person, and keeps the order of the others', () => {
    expect(toggled(picked(3, 1, 2), user(1)).picked.map(({ id }) => id)).toEqual([3, 2]);
  });

  it('accepts no more people than a chat may have', () => {
    const full = picked(...Array.from({ length: PICKED_MAX }, (_, index) => index + 1));
    expect(toggled(full, user(99))).toBe(full);
    expect(toggled(full, user(1)).picked).toHaveLength(PICKED_MAX - 1);
  });

  it('has a name only if it is a group', () => {
    expect(isGroup(picked(1))).toBe(false);
    expect(asked({ ...picked(1), name: 'Left over' })).toEqual({ memberIds: [1] });
    expect(asked({ ...picked(2, 1), name: '  Biscuit ' })).toEqual({
      memberIds: [2, 1],
      name: 'Biscuit',
    });
    expect(asked({ ...picked(2, 1), name: '  ' })).toEqual({ memberIds: [2, 1] });
  });

  it('shows the name that the server would give it', () => {
    expect(nameToBe(picked(9, 4), { firstName: 'Rosa' })).toBe('Rosa, N4, N9');
  });

  it('counts the picked people', () => {
    expect(selectedWords(0)).toBe('0 users selected');
    expect(selectedWords(1)).toBe('1 user selected');
  });
});
