import type { Role } from '@hearthside/contract/access';
import { sectionsFor } from '@hearthside/contract/section';
import { expect, it } from 'vitest';
import { inBottomBar } from './bottom-places';

const labels = (role: Role, verified = true) => {
  const { places, others } = inBottomBar(sectionsFor({ role, verified }));
  return [places.map(({ label }) => label), others.map(({ label }) => label)];
};

it.each<[Role, string[], string[]]>([
  [
    'pet_owner',
    ['Home', 'Directory', 'Pet Records', 'Inbox'],
    ['Profile', 'Caregivers', 'Assigned Forms'],
  ],
  ['trustee', ['Home', 'Directory', 'Pet Records', 'Inbox'], ['Profile', 'Assigned Forms']],
  [
    'admin',
    ['Home', 'Users', 'Pet Records', 'Inbox'],
    ['Profile', 'Directory', 'Caregivers', 'Assigned Forms', 'Forms', 'Reports', 'Trusts'],
  ],
])('gives a %s the places they use most', (role, places, others) => {
  expect(labels(role)).toEqual([places, others]);
});

it('keeps all places of somebody who has few', () => {
  expect(labels('pet_owner', false)).toEqual([['Home', 'Profile', 'Assigned Forms'], []]);
});
