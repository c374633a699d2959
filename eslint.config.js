import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { BOUND, doors, NOT_BOUND, root, rooms, whoMayImportWhom } from './eslint.rooms.js';
import { datesInOnePlace } from './scripts/lib/dates-in-one-place.mjs';
import { noOldWords } from './scripts/lib/old-words.mjs';
import { noPageLiterals, pageAddresses } from './scripts/lib/page-addresses.mjs';

/**
 * What an error says of itself may repeat a statement's values or an address (http/logged-error): it does not
 * belong in a log line, neither as a whole nor by its message or stack.
 */
const AN_ERROR = '/^(e|err|error|cause|thrown|problem)$/';
const [LOGGED, SAID] = [
  'CallExpression[callee.object.property.name="log"]',
  'Identifier[name="message"], Identifier[name="stack"]',
];
const message = 'Write down loggedError(error) instead: an error may repeat what it was given.';
const ERRORS_IN_LOG_LINES = [
  `${LOGGED} > Identifier.arguments[name=${AN_ERROR}]`,
  `${LOGGED} TemplateLiteral > Identifier[name=${AN_ERROR}]`,
  `${LOGGED} BinaryExpression > Identifier[name=${AN_ERROR}]`,
  `${LOGGED} CallExpression[callee.name="String"] > Identifier[name=${AN_ERROR}]`,
  `${LOGGED} MemberExpression[object.name=${AN_ERROR}] > :matches(${SAID})`,
].map((selector) => ({ selector, message }));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/.strapi/**',
      '**/.cache/**',
      'cms/types/**',
      'cms/data/**',
      'e2e/results/**',
      'bench/data/**',
      'bench/stock/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { words: { rules: { 'no-old-words': noOldWords } } },
    rules: {
      'words/no-old-words': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: BOUND,
    ignores: NOT_BOUND,
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': root,
      'boundaries/elements': rooms,
      'boundaries/files': doors,
      'boundaries/include': BOUND,
      'import/resolver': {
        typescript: {
          alwaysTryTypes: true,
          project: ['contract', 'rich-text', 'web', 'cms'].map((name) => `${name}/tsconfig.json`),
          noWarnOnMultipleProjects: true,
        },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: [] }],
      'boundaries/no-unknown-files': 'error',
    },
  },
  ...whoMayImportWhom.map(([folder, policies]) => ({
    files: BOUND.map((bound) => [`${folder}/**`, bound]),
    ignores: NOT_BOUND,
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  })),
  {
    files: ['contract/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.{1,2}/)', message: 'The contract imports only zod.' }] },
      ],
    },
  },
  {
    files: ['rich-text/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@tiptap/|@hearthside/contract/|\\./)',
              message: 'The editor imports only the contract and tiptap.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['cms/{src,seed}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="transaction"][callee.object.property.name="db"]',
          message:
            'Use transaction() of src/db/transaction.ts: it waits for the true end of COMMIT.',
        },
        ...ERRORS_IN_LOG_LINES,
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[property.name=/^(body|answer)$/][object.type="MemberExpression"][object.object.name=/Endpoints$/]',
          message:
            'A build leaves the schemas of endpoint tables behind: import the schema by name.',
        },
        {
          selector:
            'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length>1]',
          message:
            'The build waits for styles outside of this then(): a lost one never gets to the second function. Await the import in an async function (ui/late-part).',
        },
        {
          selector: 'ImportDeclaration[source.value="react"] [imported.name="lazy"]',
          message:
            'A press without a connection would take the page down: use latePart of ui/late-part.',
        },
        {
          selector: 'ImportDeclaration[source.value="react-hook-form"] [imported.name="useForm"]',
          message:
            'Use useForm of lib/use-form: it focuses the first field in error as they are read.',
        },
      ],
    },
  },
  {
    // What the compiler of React finds takes long to find; tests have no components worth it.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}', 'web/src/testing/**'],
    rules: hooks.configs.recommended.rules,
  },
  {
    // The contract's pages files say where a page is; tests write it out to prove it.
    files: ['{web,cms}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}', 'web/src/testing/**'],
    plugins: { pages: { rules: { 'no-page-literals': noPageLiterals(pageAddresses(root)) } } },
    rules: { 'pages/no-page-literals': 'error' },
  },
  {
    // The first is the one place that writes dates, the others calculate with them. Journeys know no contract.
    files: ['**/*.{ts,tsx,mjs,js}'],
    ignores: ['contract/src/{shown-date,zoned-time,zoned-time.test,calendar-days}.ts', 'e2e/**'],
    plugins: { dates: { rules: { 'in-one-place': datesInOnePlace } } },
    rules: { 'dates/in-one-place': 'error' },
  },
  {
    // What runs in browsers keeps to those of package.json (`browserslist`); the cms runs on Node.
    files: ['{contract,rich-text}/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'web/public/*.js'],
    ignores: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}', 'web/src/testing/**'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
);
