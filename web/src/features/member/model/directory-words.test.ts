import { expect, it } from 'vitest';
import { directoryWords } from './directory-words';

const all = { showEmail: true, showCity: true };

it('the directory’s words say where members find somebody, and what they see', () => {
  expect(directoryWords({ role: 'attorney', verified: true, visibility: all })).toBe(
    'Members find you under Attorneys and see your name, picture, role, email and city.',
  );
  const none = { showEmail: false, showCity: false };
  expect(directoryWords({ role: 'foster', verified: true, visibility: none })).toBe(
    'Members find you under Fosters and see your name, picture and role.',
  );
});

it('the directory’s words do not promise an unverified member more than there is', () => {
  expect(directoryWords({ role: 'caretaker', verified: false, visibility: all })).toBe(
    'Once you are verified, members find you under Caretakers and see your name, picture, role, email and city.',
  );
});

it('the directory’s words tell an unlisted member when they would be listed', () => {
  const visibility = { showEmail: false, showCity: true };
  expect(directoryWords({ role: 'pet_owner', verified: true, visibility })).toBe(
    'As a Pet Owner, you aren’t listed. If our team features you in the directory, members see your name, picture, role and city.',
  );
  expect(directoryWords({ role: 'admin', verified: true, visibility })).toMatch(
    /^As an Admin, you /,
  );
});
