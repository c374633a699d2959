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
    [
      'Profile',
      'Caregivers',
      'Appointments',
      'Assigned Forms',
      'Library',
      'Blogs',
      'Membership',
      'Help Center',
    ],
  ],
  [
    'trustee',
    ['Home', 'Directory', 'Pet Records', 'Inbox'],
    ['Profile', 'Assigned Forms', 'Library', 'Blogs', 'Membership', 'Directories', 'Help Center'],
  ],
  [
    'admin',
    ['Home', 'Users', 'Pet Records', 'Inbox'],
    [
      'Profile',
      'Directory',
      'Caregivers',
      'Appointments',
      'Assigned Forms',
      'Forms',
      'Reports',
      'Library',
      'Blogs',
      'Manage Blogs',
      'Membership',
      'Memberships',
      'Donation Payments',
      'Trusts',
      'Help Center',
    ],
  ],
])('the bottom bar gives a %s the places they use most', (role, places, others) => {
  expect(labels(role)).toEqual([places, others]);
});

it('the bottom bar has a place for everything an unverified member comes for', () => {
  const places = ['Home', 'Assigned Forms', 'Blogs', 'Help Center'];
  expect(labels('pet_owner', false)).toEqual([places, ['Profile', 'Membership']]);
});
