import type { Membership, OwnMembership, PlanDetail } from '@hearthside/contract/membership/shapes';

/** A membership for tests. Its owner is named after its id. */
export const testMembership = (id: number, over: Partial<Membership> = {}): Membership => ({
  id,
  userId: id + 100,
  ownerFirstName: 'Owner',
  ownerLastName: String(id),
  ownerEmail: `owner${id}@hearthside.example`,
  ownerRole: 'pet_owner',
  amount: 4550,
  nextDeadline: '2027-03-01',
  reminders: true,
  status: 'active',
  createdAt: '2026-03-01T10:00:00.000Z',
  revision: '1',
  ...over,
});

/** A plan for tests. */
export const testPlan = (role: PlanDetail['role'], over: Partial<PlanDetail> = {}): PlanDetail => ({
  role,
  title: `Plan of ${role}`,
  price: 4500,
  benefits: ['A card', 'A newsletter'],
  widgetId: '',
  campaignUrl: '',
  placeMissing: false,
  campaignCode: 'OWN45',
  updatedAt: '2026-03-01T10:00:00.000Z',
  revision: '1',
  ...over,
});

/** A member's own membership for tests. */
export const testOwn = (over: Partial<OwnMembership> = {}): OwnMembership => ({
  number: 12,
  amount: 4500,
  nextDeadline: '2027-03-01',
  status: 'active',
  reminders: true,
  memberSince: '2024-03-01',
  graceUntil: '2027-03-31',
  events: [],
  ...over,
});
