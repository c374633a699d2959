import type { Core } from '@strapi/strapi';
import type { DemoAccount } from '@hearthside/contract/session/endpoints';

/** The shared password of all demo members. It opens nothing but a demo. */
export const DEMO_PASSWORD = 'paws-and-hearth';

/** First names of the members that a demo's sign-in page offers: one of each role, and new members. */
const OFFERED = [
  'Amara',
  'Rosa',
  'Nina',
  'Sam',
  'Lena',
  'Grace',
  'Sofia',
  'Henry',
  'Theo',
  'Priya',
  'Margaret',
  'Eleanor',
  'Dorothy',
];

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'hearthside' });

/** Marks the database as a demo's. */
export const markAsDemo = (strapi: Core.Strapi) => store(strapi).set({ key: 'demo', value: true });

/** Whether this database was seeded as a demo. */
export const isDemo = async (strapi: Core.Strapi): Promise<boolean> =>
  (await store(strapi).get({ key: 'demo' })) === true;

/** The accounts that are offered with one click; none unless this database was seeded as a demo. */
export async function demoAccounts(strapi: Core.Strapi): Promise<DemoAccount[]> {
  if (!(await isDemo(strapi))) return [];
  // Who is no demo never reads the demo's people.
  const { emailOf, PEOPLE } = await import('./people.js');
  return OFFERED.flatMap((name) => PEOPLE.filter(({ first }) => first === name)).map((person) => ({
    name: `${person.first} ${person.last}`,
    email: emailOf(person),
    password: DEMO_PASSWORD,
    role: person.role,
    verified: person.state === 'verified',
  }));
}
