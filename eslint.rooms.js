import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(fileURLToPath(import.meta.url));

/**
 * Who may import whom (design: the house). Rooms are named by their place in the tree, so a new subject
 * or feature is covered by being there.
 */
export const rooms = [
  { type: 'contract', pattern: 'contract/src' },
  { type: 'rich-text', pattern: 'rich-text/src' },
  { type: 'ui', pattern: 'web/src/ui' },
  { type: 'lib', pattern: 'web/src/lib' },
  { type: 'kit', pattern: 'web/src/kit' },
  { type: 'feature', pattern: 'web/src/features/*', capture: ['feature'] },
  { type: 'app', pattern: 'web/src/app' },
  { type: 'web-testing', pattern: 'web/src/testing' },
  { type: 'web-start', pattern: 'web/src' },
  { type: 'routes', pattern: 'cms/src/api/*/routes', capture: ['subject'] },
  { type: 'controller', pattern: 'cms/src/api/*/(controllers|http)', capture: ['subject'] },
  { type: 'service', pattern: 'cms/src/api/*/services', capture: ['subject'] },
  { type: 'rules', pattern: 'cms/src/api/*/rules', capture: ['subject'] },
  {
    type: 'data',
    pattern: 'cms/src/api/*/(data|responses|panel|search|own-data)',
    capture: ['subject'],
  },
  {
    type: 'base',
    pattern:
      'cms/src/(http|auth|db|text|file|mail|push|live|search|panel|jobs|backup|office|player|boot|release|disk|observe|place|widget)',
  },
  { type: 'subject', pattern: 'cms/src/api/*', capture: ['subject'] },
  { type: 'copies', pattern: 'cms/src/copies' },
  { type: 'middlewares', pattern: 'cms/src/middlewares' },
  { type: 'panel-app', pattern: 'cms/src/admin' },
  { type: 'extensions', pattern: 'cms/src/extensions' },
  { type: 'frame', pattern: 'cms/src' },
  { type: 'settings', pattern: 'cms/config' },
  { type: 'demo', pattern: 'cms/seed' },
  { type: 'api-tests', pattern: 'cms/tests' },
  { type: 'journeys', pattern: 'e2e', partialMatch: false },
  { type: 'bench', pattern: 'bench', partialMatch: false },
  { type: 'scripts', pattern: 'scripts', partialMatch: false },
];
export const doors = [
  { category: 'door', pattern: 'web/src/features/*/index.ts' },
  {
    category: 'manifest',
    pattern: '{web/src/features,cms/src/api}/*/{subject,visitor-subject}.ts',
  },
  { category: 'policy', pattern: 'cms/src/api/*/policy.ts' },
  { category: 'test-parts', pattern: 'web/src/features/**/test-*.{ts,tsx}' },
  { category: 'demo-accounts', pattern: 'cms/seed/demo-accounts.ts' },
  { category: 'shape', pattern: 'cms/src/{subject,subject-hooks,own-tables,env}.ts' },
];

/** The subjects in their order, as the server reads them: each may know those before it and none after. */
const SUBJECTS = [
  .../Record<SubjectName, Subject> = \{([^}]*)\}/
    .exec(readFileSync(join(root, 'cms/src/subjects.ts'), 'utf8'))[1]
    .matchAll(/\w+/g),
].map(([name]) => name);

/**
 * The portal's features in their order: each may know those before it and none after. It is not the server's: people
 * are assigned to a trust where they are listed, so trusts come before them here. One that is not named comes last.
 */
const FIRST_FEATURES = [
  ...[
    'settings',
    'chart',
    'session',
    'file',
    'inbox',
    'messaging',
    'history',
    'notification',
    'trust',
    'member',
  ],
  ...['care', 'pet', 'appointment', 'form', 'blog', 'library', 'help', 'membership', 'donation'],
];
const FEATURES = [...new Set([...FIRST_FEATURES, ...readdirSync(join(root, 'web/src/features'))])];

/** What is in a room. Lint refuses a file among these that is in none. */
export const BOUND = [
  '{contract,rich-text,cms,web}/src/**/*.{ts,tsx}',
  'cms/{config,seed,tests}/**/*.ts',
  '{e2e,bench}/{src,tests}/**/*.ts',
  'scripts/**/*.{mjs,ts}',
];

/** Tests reach for what they prove. */
export const NOT_BOUND = ['**/*.test.{ts,tsx}'];

const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const ownSubject = (type) => ({
  to: { element: { type, captured: { subject: '{{ from.element.captured.subject }}' } } },
});

const inRichText = [{ from: { element: { type: 'rich-text' } }, allow: to('contract') }];

const inPortal = [
  { from: { element: { type: 'ui' } }, allow: to('rich-text') },
  { from: { element: { type: 'lib' } }, allow: to('contract') },
  { from: { element: { type: 'kit' } }, allow: to('contract', 'ui', 'lib') },
  { from: { element: { type: 'feature' } }, allow: to('contract', 'ui', 'lib', 'kit') },
  {
    from: { element: { type: 'feature' } },
    allow: { to: { element: { type: 'feature' }, file: { categories: 'door' } } },
  },
  {
    from: { element: { type: 'feature' }, file: { categories: 'test-parts' } },
    allow: to('web-testing'),
  },
  { from: { element: { type: 'app' } }, allow: to('contract', 'ui', 'lib', 'kit', 'feature') },
  { from: { element: { type: 'web-start' } }, allow: to('app', 'lib', 'ui') },
  { from: { element: { type: 'web-testing' } }, allow: to('contract', 'ui', 'lib', 'kit', 'app') },
];

/** A file of a subject that is in no folder of it, or of the server's frame, by what it is. */
const toFile = (type, category) => ({ to: { element: { type }, file: { categories: category } } });
const KNOW_POLICIES = ['service', 'data', 'rules', 'subject', 'copies'];
const KNOW_SHAPES = [...KNOW_POLICIES, 'base', 'middlewares', 'frame', 'demo'];

const inServer = [
  ...KNOW_POLICIES.map((type) => ({
    from: { element: { type } },
    allow: toFile('subject', 'policy'),
  })),
  ...KNOW_SHAPES.map((type) => ({ from: { element: { type } }, allow: toFile('frame', 'shape') })),
  {
    from: { element: { types: { anyOf: ['subject', 'copies'] } } },
    allow: to('contract', 'base', 'service', 'data', 'rules'),
  },
  { from: { element: { type: 'middlewares' } }, allow: to('contract', 'base', 'service') },
  { from: { element: { type: 'panel-app' } }, allow: to('contract', 'rich-text') },
  {
    from: { element: { type: 'panel-app' } },
    allow: { to: { element: { type: 'base' }, file: { path: 'cms/src/panel/**' } } },
  },
  { from: { element: { type: 'extensions' } }, allow: to('contract', 'base', 'rules') },
  {
    from: { element: { type: 'frame' }, file: { categories: 'shape' } },
    allow: to('contract', 'base'),
  },
  {
    from: { element: { type: 'frame' }, file: { path: 'cms/src/{index,subjects}.ts' } },
    allow: to('contract', 'base', 'service', 'data', 'rules', 'subject', 'copies', 'demo'),
  },
  { from: { element: { type: 'routes' } }, allow: to('contract', 'base') },
  { from: { element: { type: 'controller' } }, allow: to('contract', 'base') },
  { from: { element: { type: 'controller' } }, allow: ownSubject('service') },
  { from: { element: { type: 'controller' } }, allow: ownSubject('controller') },
  {
    from: { element: { type: 'service' } },
    allow: to('contract', 'base', 'service', 'data', 'rules'),
  },
  {
    from: { element: { type: 'data' } },
    allow: to('contract', 'base', 'service', 'data', 'rules'),
  },
  // Rules are pure: of data they know shapes alone, which the next block says.
  { from: { element: { type: 'rules' } }, allow: to('contract', 'base', 'rules') },
  {
    from: { element: { type: 'rules' } },
    allow: { to: { element: { type: 'data' } }, dependency: { kind: 'type' } },
  },
  { from: { element: { type: 'base' } }, allow: to('contract', 'base') },
  // The demo's accounts are offered at sign-in, and are let in without a second step.
  {
    from: { element: { types: { anyOf: ['controller', 'data'] } } },
    allow: toFile('demo', 'demo-accounts'),
  },
];

const OF_SUBJECTS = ['service', 'data', 'rules', 'subject'];
/** What stands around the product: its settings, its demo, and what starts, proves and measures it. */
const around = [
  { from: { element: { type: 'settings' } }, allow: to('contract', 'base', 'data') },
  { from: { element: { type: 'settings' } }, allow: toFile('frame', 'shape') },
  { from: { element: { type: 'demo' } }, allow: to('contract', 'base', 'frame', ...OF_SUBJECTS) },
  { from: { element: { type: 'api-tests' } }, allow: to('contract', 'base', 'demo', 'frame') },
  { from: { element: { type: 'api-tests' } }, allow: to(...OF_SUBJECTS, 'controller', 'copies') },
  { from: { element: { type: 'journeys' } }, allow: to('contract', 'api-tests') },
  { from: { element: { type: 'bench' } }, allow: to('contract', 'api-tests') },
];

/**
 * Who may import whom, by folder. Each folder has only the policies that concern it: the plugin tries every one of them
 * on every import, which took most of the time of the whole check.
 */
export const whoMayImportWhom = [
  ['rich-text/src', inRichText],
  ['web/src', inPortal],
  ...FEATURES.slice(0, -1).map((feature, at) => [
    `web/src/features/${feature}`,
    [
      ...inPortal,
      {
        from: { element: { type: 'feature' } },
        disallow: { to: { element: { captured: { feature: FEATURES.slice(at + 1) } } } },
        message: `${feature} stands before it: a feature knows those before it (FEATURES in eslint.rooms.js).`,
      },
    ],
  ]),
  ['cms/src', inServer],
  ['{cms/config,cms/seed,cms/tests,e2e,bench,scripts}', around],
  ...SUBJECTS.slice(0, -1).map((subject, at) => [
    `cms/src/api/${subject}`,
    [
      ...inServer,
      {
        from: { element: { captured: { subject } } },
        disallow: { to: { element: { captured: { subject: SUBJECTS.slice(at + 1) } } } },
        message: `${subject} stands before it: a subject knows those before it (cms/src/subjects.ts).`,
      },
    ],
  ]),
];
