import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesListed, houseCopy, LONG, TSC, TSC_7, VITEST, type Edits } from './harness/house-copy';

/** What a groomer is in the hand-written table: whatever a volunteer is, with a place of their own in each list. */
function withGroomers(table: string): string {
  const lines = table.split('\n').map((line) => {
    if (!line.trim() || line.startsWith('#')) return line;
    const cells = line.split(',');
    const asVolunteer = cells[7] ?? '';
    const place = { 'as:directory_tab': '6', 'as:plan': '8', 'as:requestable': '9' }[
      cells[0] ?? ''
    ];
    const cell = cells[0] === 'permission' ? 'groomer' : (place ?? asVolunteer);
    return [...cells.slice(0, -1), cell, ...cells.slice(-1)].join(',');
  });
  return lines.join('\n');
}

/** How "Add a role" edits each file; what a command writes has the command's name. */
const EDITS: Edits = {
  'contract/src/access.ts': [
    ['] as const;\nexport type Role ', "  'groomer',\n"],
    ['};\n\ntype RoleList', "  groomer: { one: 'Groomer', many: 'Groomers' },\n"],
    [
      '} as const satisfies Record<Role, Record<RoleList',
      '  groomer: { requestable: 9, directory: 6, users: 10, forms: 10, formTabs: 10, plans: 8 },\n',
    ],
    ["  user: 'I’d like", "  groomer: 'I wash and clip animals.',\n"],
    ["  attorney: ['directory', 'library'", '  groomer: CARE,\n'],
  ],
  'cms/tests/access/expected-permissions.csv': withGroomers,
  'cms/src/api/membership/content-types/plan/schema.json': [
    ['"attorney"\n      ],', '"groomer",\n        '],
  ],
  'docs/specification/roles-and-permissions.md': [
    ['| `attorney`     |', '| `groomer` | `directory`, `pet_records`, `inbox`, `library` |\n'],
  ],
  'docs/openapi.json': 'openapi',
  'web/language/en/shared.json': 'texts',
};

const house = houseCopy('role');

describe('a role that is added as CONTRIBUTING says', () => {
  /** What the portal's compiler says; it works beside the server's. */
  let portal: Promise<string>;
  beforeAll(() => {
    house.fill();
    house.edit(EDITS);
    const contract = { cwd: house.inCopy('contract') };
    execFileSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], contract);
    portal = house.run('web', [TSC_7, '--noEmit', '-p', '.']);
  }, LONG.timeout);

  it('edits the files that CONTRIBUTING names, and at most six', () => {
    const listed = filesListed('Add a role', /^\d\. `([^`]+)`/gm);
    expect(Object.keys(EDITS).sort()).toEqual(listed.sort());
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(6);
  });

  it('compiles, and may and sees what the hand-written table says', LONG, async () => {
    expect(await house.compileServer()).toBe('');
    const unit = [VITEST, 'run', '--project', 'unit'];
    const types = [...unit, 'src/content-types.test.ts', 'src/release/schema-changes.test.ts'];
    expect(await house.run('cms', types)).toBe('');
    const tests = [
      'tests/access/matrix.test.ts',
      'tests/inbox/picker.test.ts',
      'tests/member/caregivers.test.ts',
      'tests/member/directory.test.ts',
    ];
    const { failed, passed } = await house.runApi(
      tests,
      'hand-written|can\\(\\)|lists of roles|POST /inbox/chats|^the people to pick|^caregivers|^the directory',
    );
    expect(failed).toBe('');
    for (const count of Object.values(passed)) expect(count).toBeGreaterThan(5);
  });

  it(
    'has its place in the portal, in what both sides agree on, and in the documentation of the API',
    LONG,
    async () => {
      expect(await portal).toBe('');
      const openApi = [VITEST, 'run', 'src/open-api.test.ts'];
      expect(await house.run('contract', openApi, { WRITE_OPENAPI: '1' })).toBe('');
      expect(readFileSync(house.inCopy('docs/openapi.json'), 'utf8')).toContain('"groomer"');
      expect(await house.run('contract', [VITEST, 'run'])).toBe('');
      expect(await house.writeTexts()).toEqual(['web/language/en/shared.json']);
      const words = ['src/features/session', 'src/features/home'];
      expect(await house.run('web', [VITEST, 'run', ...words])).toBe('');
    },
  );
});
