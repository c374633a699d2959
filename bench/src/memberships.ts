import { MEMBERSHIP_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';
import { fillMemberships } from './membership-data.ts';
import { people } from './people.ts';

/** A member who exists at every size. */
const someone = people(150).at(-2)?.email ?? '';

const QUESTIONS = adminAsks([
  ['list by name', '/api/memberships'],
  ['list by name, page 9, Z-A', '/api/memberships?sortOrder=desc&page=9'],
  ['list by date', '/api/memberships?sortBy=createdAt&sortOrder=desc'],
  ['list by amount', '/api/memberships?sortBy=amount'],
  ['list by deadline', '/api/memberships?sortBy=nextDeadline'],
  ['list of one status, by name', '/api/memberships?status=grace'],
  ['list of one status, by deadline', '/api/memberships?status=due&sortBy=nextDeadline'],
  ['search', `/api/memberships?search=${encodeURIComponent(someone)}`],
  ['how many stand how', '/api/memberships/counts'],
]);

await measureGrowth({
  name: 'memberships',
  title: 'Memberships',
  things: 'memberships',
  sizes: MEMBERSHIP_SIZES,
  port: 4310,
  fill: fillMemberships,
  ready: adminReady,
  questions: QUESTIONS,
});
