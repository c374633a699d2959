import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  filesListed,
  houseCopy,
  LONG,
  ROOT,
  TSC,
  TSC_7,
  VITEST,
  type Edits,
} from './harness/house-copy';

const EXAMPLE = 'docs/example-subject';

/** How "Add a subject" edits each file that is there already; what a command writes has the command's name. */
const EDITS: Edits = {
  'contract/src/endpoints.ts': [
    ['import { fileEndpoints }', "import { parcelEndpoints } from './parcel/endpoints';\n"],
    ['} as const satisfies', '  parcel: parcelEndpoints,\n'],
  ],
  'contract/src/section.ts': [
    ['import { petSections }', "import { parcelSections } from './parcel/sections';\n"],
    ['] as const satisfies', '  ...parcelSections,\n'],
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

const renamed = (text: string) =>
  text.replaceAll('errand', 'parcel').replaceAll('Errand', 'Parcel').replaceAll('ERRAND', 'PARCEL');

const house = houseCopy('subject');

/** The files of the example, under their new name. */
function copyExample() {
  const from = path.join(ROOT, EXAMPLE);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = house.inCopy(renamed(path.relative(from, source)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, 'utf8')), { flag: 'wx' });
  }
}

describe('a subject that is added as CONTRIBUTING says', () => {
  /** What the portal's compiler says; it works beside the server's. */
  let portal: Promise<string>;
  beforeAll(() => {
    house.fill();
    copyExample();
    house.edit(EDITS);
    const contract = { cwd: house.inCopy('contract') };
    execFileSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], contract);
    portal = house.run('web', [TSC_7, '--noEmit', '-p', '.']);
  }, LONG.timeout);

  it('edits the files that CONTRIBUTING names, and at most six', () => {
    const listed = filesListed('Add a subject', /^- `([^`]+)`/gm);
    expect(Object.keys(EDITS).sort()).toEqual(listed.sort());
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(6);
  });

  it('compiles, answers and keeps its rows to whose they are', LONG, async () => {
    expect(await house.compileServer()).toBe('');
    // A new content type needs no line in schema-changes.json, and the help center finds its answer.
    const unit = ['src/release/schema-changes.test.ts', 'seed/help/answers.test.ts'];
    expect(await house.run('cms', [VITEST, 'run', '--project', 'unit', ...unit])).toBe('');
    const tests = ['tests/parcel/', 'tests/access/matrix.test.ts'];
    const { failed, passed } = await house.runApi(tests, 'parcel|hand-written tables');
    expect(failed).toBe('');
    // Its own four, and of the matrix the five of the tables and ten of its endpoints.
    expect(passed).toEqual({ 'parcels.test.ts': 4, 'matrix.test.ts': 15 });
  });

  it('is in the portal and in the documentation of the API', LONG, async () => {
    expect(await portal).toBe('');
    const openApi = [VITEST, 'run', 'src/open-api.test.ts'];
    expect(await house.run('contract', openApi, { WRITE_OPENAPI: '1' })).toBe('');
    expect(readFileSync(house.inCopy('docs/openapi.json'), 'utf8')).toContain(
      '"/api/parcels/{id}"',
    );
    expect(await house.run('contract', [VITEST, 'run'])).toBe('');
  });

  it('has its place in the navigation, and its texts in a new catalogue', LONG, async () => {
    expect(await house.writeTexts()).toEqual([]);
    const catalogue = readFileSync(house.inCopy('web/language/en/parcel.json'), 'utf8');
    expect(catalogue).toContain('"Parcels"');
    expect(await house.run('web', [VITEST, 'run', 'src/app', 'src/features/home'])).toBe('');
  });
});
