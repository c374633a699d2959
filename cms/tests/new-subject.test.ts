import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EXAMPLE = 'docs/example-subject';
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
/** Everything is compiled and a server started, on a machine that may do other things besides. */
const LONG = { timeout: 900_000 };

/** What is put before a text that stands in a file once. */
type Insert = [before: string, added: string];
/** How "Add a subject" edits each file that is there already; what a command writes has the command's name. */
const EDITS: Record<string, readonly Insert[] | 'openapi'> = {
  'contract/src/endpoints.ts': [
    ['import { fileEndpoints }', "import { parcelEndpoints } from './parcel/endpoints';\n"],
    ['} as const satisfies', '  parcel: parcelEndpoints,\n'],
  ],
  'contract/src/section.ts': [
    [
      '] as const satisfies',
      "  { id: 'parcels', label: 'Parcels', line: 'What is to be done', path: '/parcels', permission: 'appointments' },\n",
    ],
  ],
  'cms/src/subjects.ts': [
    ['import { pet }', "import { parcel } from './api/parcel/subject';\n"],
    ['};\n\n/** Every subject', '  parcel,\n'],
  ],
  'cms/tests/access/expected-endpoints.csv': [
    [
      'GET /trusts,',
      'GET /parcels,appointments,200,,\n' +
        'POST /parcels,appointments,200,,\n' +
        'PATCH /parcels/:id,appointments,200,404,404\n' +
        'DELETE /parcels/:id,appointments,200,404,404\n',
    ],
  ],
  'web/src/lib/section-icons.ts': [
    ['  Users,\n', '  ListChecks,\n'],
    ['};', '  parcels: ListChecks,\n'],
  ],
  'docs/openapi.json': 'openapi',
};

/** The files that CONTRIBUTING lists as edited for a new subject. */
function listedFiles(): string[] {
  const [, section = ''] =
    /^## Add a subject\n([^]*?)(?=^## |$(?![^]))/m.exec(
      readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
    ) ?? [];
  expect(section).toContain(EXAMPLE);
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file);
}

const renamed = (text: string) =>
  text.replaceAll('errand', 'parcel').replaceAll('Errand', 'Parcel').replaceAll('ERRAND', 'PARCEL');

const copy = mkdtempSync(path.join(tmpdir(), 'hearthside-subject-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const inCopy = (file: string) => path.join(copy, file);

/** The house as it is here, without what is not asked for; libraries are those of this one. */
function copyHouse() {
  symlinkSync(path.join(ROOT, 'node_modules'), inCopy('node_modules'));
  symlinkSync(path.join(ROOT, 'rich-text'), inCopy('rich-text'));
  const isLeftOut = /^(?:cms\/(?:data|build|\.strapi|\.cache)|web\/dist)$|\/\.vite$/;
  for (const name of ['contract', 'cms', 'web', 'docs/openapi.json', 'tsconfig.base.json']) {
    cpSync(path.join(ROOT, name), inCopy(name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isLeftOut.test(path.relative(ROOT, source)),
    });
  }
}

/** The files of the example, under their new name. */
function copyExample() {
  const from = path.join(ROOT, EXAMPLE);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = inCopy(renamed(path.relative(from, source)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, 'utf8')), { flag: 'wx' });
  }
}

function register() {
  for (const [file, inserts] of Object.entries(EDITS)) {
    if (inserts === 'openapi') continue;
    let text = readFileSync(inCopy(file), 'utf8');
    for (const [before, added] of inserts) {
      expect(text.split(before), `${file} has ${before} once`).toHaveLength(2);
      text = text.replace(before, () => added + before);
    }
    writeFileSync(inCopy(file), text);
  }
}

/** Runs a program of Node's in the copy, and tells what it said where it failed. */
async function run(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: inCopy(folder),
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? '' : said;
}

describe('a subject that is added as CONTRIBUTING says', () => {
  /** What the portal's compiler says; it works beside the server's. */
  let portal: Promise<string>;
  beforeAll(() => {
    copyHouse();
    copyExample();
    register();
    execFileSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], { cwd: inCopy('contract') });
    portal = run('web', [TSC, '--noEmit', '-p', '.']);
  }, LONG.timeout);

  it('edits the files that CONTRIBUTING names, and at most six', () => {
    expect(Object.keys(EDITS).sort()).toEqual(listedFiles().sort());
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(6);
  });

  it('compiles, answers and keeps its rows to whose they are', LONG, async () => {
    expect(await run('cms', [TSC, '-p', 'tsconfig.json'])).toBe('');
    const tables = inject('tables');
    const tests = ['tests/parcel/', 'tests/access/matrix.test.ts'];
    const names = ['-t', 'parcel|hand-written tables'];
    const env = {
      BUILT: 'true',
      DATABASE_CLIENT: 'sqlite',
      SEED_DEMO: 'false',
      TABLES_FROM: tables.client === 'sqlite' ? tables.file : '',
    };
    const report = inCopy('report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [VITEST, 'run', '--project', 'api', ...tests, ...names, ...reporters];
    expect(await run('cms', args, env)).toBe('');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    const passed = testResults.map(({ name, assertionResults }) => [
      path.basename(name),
      assertionResults.filter(({ status }) => status === 'passed').length,
    ]);
    // Its own four, and of the matrix the five of the tables and ten of its endpoints.
    expect(Object.fromEntries(passed)).toEqual({ 'parcels.test.ts': 4, 'matrix.test.ts': 15 });
  });

  it('is in the portal and in the documentation of the API', LONG, async () => {
    expect(await portal).toBe('');
    const openApi = [VITEST, 'run', 'src/open-api.test.ts'];
    expect(await run('contract', openApi, { WRITE_OPENAPI: '1' })).toBe('');
    expect(readFileSync(inCopy('docs/openapi.json'), 'utf8')).toContain('"/api/parcels/{id}"');
  });
});
