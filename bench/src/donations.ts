import { fillDonations, RARE_NAME } from './donation-data.ts';
import { DONATION_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';

const QUESTIONS = adminAsks([
  ['list, the newest first', '/api/donations'],
  ['list by amount', '/api/donations?sortBy=amount&sortOrder=asc'],
  ['list by donor, page 9', '/api/donations?sortBy=donorName&sortOrder=asc&page=9'],
  ['list by status', '/api/donations?sortBy=status&sortOrder=asc'],
  ['list of one status, by amount', '/api/donations?status=pending&sortBy=amount'],
  ['search', `/api/donations?search=${RARE_NAME.slice(0, 6)}`],
  ['totals of a year', '/api/donations/totals?year=2024'],
]);

await measureGrowth({
  name: 'donations',
  title: 'Donations',
  things: 'donations',
  sizes: DONATION_SIZES,
  port: 4300,
  fill: fillDonations,
  ready: adminReady,
  questions: QUESTIONS,
});
