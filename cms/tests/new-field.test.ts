import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesListed, houseCopy, LONG, TSC, TSC_7, VITEST, type Edits } from './harness/house-copy';

/** How "Add a field" edits each file; what a command writes has the command's name. */
const EDITS: Edits = {
  'contract/src/pet/fields.ts': [
    ["  insurer: 'Insurance'", "  tattoo: 'Tattoo',\n"],
    ['  insurer: line(', '  tattoo: line(40),\n'],
    ['    insurer: petFields.insurer', "    tattoo: petFields.tattoo.default(''),\n"],
  ],
  'cms/src/api/pet/content-types/pet/schema.json': [
    ['    "insurer": {', '    "tattoo": { "type": "string", "maxLength": 40 },\n'],
  ],
  'cms/database/schema-changes.json': [
    [
      '    "api::history.entry has field sealPosition"',
      '    "api::pet.pet has field tattoo": "none: a new column, which is empty in the rows there are",\n',
    ],
  ],
  'cms/src/panel/layouts/pet.ts': [
    ["    ['insurer', 'policyNumber'],", "    ['tattoo'],\n"],
    ['    insurer: { label', "    tattoo: { label: 'Tattoo' },\n"],
  ],
  'web/src/features/pet/form/components/about-fields.tsx': [
    [
      '          <PetLine edit={edit} field="insurer"',
      '          <PetLine edit={edit} field="tattoo" className={ROW_OR_THIRD} />\n',
    ],
  ],
  'web/src/features/pet/profile/components/pet-about-facts.tsx': [
    [
      '        <Fact label={PET_LABELS.insurer}>',
      '        <Fact label={PET_LABELS.tattoo}>{pet.tattoo}</Fact>\n',
    ],
  ],
  'contract/src/pet/fields.test.ts': [["      insurer: '',", "      tattoo: '',\n"]],
  'cms/tests/harness/pets.ts': [
    ["  insurer: 'Harbor", "  tattoo: 'H-4411',\n"],
    ['    insurer: PET.insurer', '    tattoo: PET.tattoo,\n'],
  ],
  'docs/specification/pet.md': [['insurer, policyNumber, behavior. What', 'tattoo, ']],
  'docs/openapi.json': 'openapi',
  'web/language/en/pet.json': 'texts',
};

const house = houseCopy('field');

describe('a field of pets that is added as CONTRIBUTING says', () => {
  /** What the portal's compiler says; it works beside the server's. */
  let portal: Promise<string>;
  beforeAll(() => {
    house.fill();
    house.edit(EDITS);
    const contract = { cwd: house.inCopy('contract') };
    execFileSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], contract);
    portal = house.run('web', [TSC_7, '--noEmit', '-p', '.']);
  }, LONG.timeout);

  it('edits only files that CONTRIBUTING names, and at most twelve', () => {
    const listed = filesListed('Add a field', /`((?:contract|cms|web|docs)\/[^`]+)`/g);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(EDITS)));
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(12);
  });

  it(
    'compiles, is kept by the server, and is compared and recorded when it changes',
    LONG,
    async () => {
      expect(await house.compileServer()).toBe('');
      const unit = ['src/content-types.test.ts', 'src/release/schema-changes.test.ts'];
      expect(await house.run('cms', [VITEST, 'run', '--project', 'unit', ...unit])).toBe('');
      const files = ['create', 'save', 'save-conflicts', 'emergency-sheets'];
      const tests = files.map((file) => `tests/pet/${file}.test.ts`);
      const { failed, passed } = await house.runApi(tests, '.');
      expect(failed).toBe('');
      for (const count of Object.values(passed)) expect(count).toBeGreaterThan(0);
    },
  );

  it(
    'is in the forms and on the page of a pet, and in the documentation of the API',
    LONG,
    async () => {
      expect(await portal).toBe('');
      const openApi = [VITEST, 'run', 'src/open-api.test.ts'];
      expect(await house.run('contract', openApi, { WRITE_OPENAPI: '1' })).toBe('');
      expect(readFileSync(house.inCopy('docs/openapi.json'), 'utf8')).toContain('"tattoo"');
      expect(await house.run('contract', [VITEST, 'run'])).toBe('');
      expect(await house.writeTexts()).toEqual(['web/language/en/pet.json']);
      expect(await house.run('web', [VITEST, 'run', 'src/features/pet'])).toBe('');
    },
  );
});
