import type { Core } from '@strapi/strapi';
import type { DemoAccount } from '@hearthside/contract/session/endpoints';
import { emailOf, PEOPLE } from './people';

/** The one password of all demo members. It opens nothing but a demo. */
export const DEMO_PASSWORD = 'paws-and-hearth';

/** First names of the members a demo's sign-in page offers: one of each role, and newcomers. */
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

/** Remembers in the database that its data are a demo's. */
export const markAsDemo = (strapi: Core.Strapi) => store(strapi).set({ key: 'demo', value: true });

/** The accounts to offer with one click; none unless this database was seeded as a demo. */
export async function demoAccounts(strapi: Core.Strapi): Promise<DemoAccount[]> {
  if ((await store(strapi).get({ key: 'demo' })) !== true) return [];
  return OFFERED.flatMap((name) => PEOPLE.filter(({ first }) => first === name)).map((person) => ({
    name: `${person.first} ${person.last}`,
    email: emailOf(person),
    password: DEMO_PASSWORD,
    role: person.role,
    verified: person.state === 'verified',
  }));
}
