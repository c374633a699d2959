/**
 * The pages that members open the portal with, for boot/early.js. A page that is not here opens as well: its code is
 * asked for once the routes are there (src/app/start.ts).
 */
export interface FirstPage {
  path: string;
  /** Only with this parameter in the address. */
  query?: string;
  /** Its code: modules under src/features, each of which the portal imports lazily. */
  modules: string[];
  /** What it reads first, below /api. `{name}` is a parameter of the address. */
  asks: (string | AskOfSome)[];
}

/** What only some members read: anybody else would be refused. */
export interface AskOfSome {
  path: string;
  /** The function of the contract's `access` that says who. */
  who: 'mayHavePets';
}

/** An address is looked up from the top. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/',
    modules: ['home/components/home-page'],
    asks: [
      '/users/me/home',
      '/inbox/state',
      { path: '/care/days?daysAhead=0', who: 'mayHavePets' },
    ],
  },
  {
    path: '/pet-records',
    query: 'petId',
    modules: ['pet/profile/components/pet-page'],
    asks: ['/pet-records/{petId}', '/inbox/state'],
  },
  {
    path: '/pet-records',
    modules: ['pet/list/components/pet-list-page'],
    asks: ['/inbox/state'],
  },
  {
    path: '/inbox',
    modules: ['inbox/list/components/inbox-page'],
    asks: ['/inbox/state', '/inbox/chats/me?closed=false&limit=30'],
  },
  {
    path: '/forms',
    modules: ['form/fill/components/assigned-forms-page'],
    asks: ['/inbox/state'],
  },
  { path: '/users', modules: ['member/users/components/users-page'], asks: ['/inbox/state'] },
];

/** What every page of members needs, and what the sign-in page needs: modules under src. */
export const MEMBER_MODULES = ['app/member-routes.ts'];
export const VISITOR_MODULES = [
  'features/session/components/visitor-layout.tsx',
  'features/session/components/sign-in-page.tsx',
];
/** What the sign-in page of a demo needs besides. */
export const DEMO_MODULES = ['features/session/components/demo-accounts.tsx'];
