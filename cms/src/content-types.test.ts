import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARY_CATEGORIES } from '@hearthside/contract/access';
import { PLAN_ROLES } from '@hearthside/contract/membership/fields';
import { CARE_ROLES, SERVICE_ROLES } from '@hearthside/contract/pet/care';
import { GENDERS, NEUTERED, PET_FIELDS, SPECIES } from '@hearthside/contract/pet/fields';
import { LAYOUTS } from './panel/layouts';
import { SUBJECTS } from './subjects';

interface Schema {
  indexes?: { name: string; columns: string[] }[];
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, { enum?: string[]; target?: string }>;
}

const API = path.join(import.meta.dirname, 'api');
/** Every content type of the portal's own, by its name as Strapi knows it: `api::pet.pet`. */
const types = new Map<string, { subject: string; schema: Schema }>(
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => {
      const [subject = '', , type = ''] = file.split(path.sep);
      const schema = JSON.parse(readFileSync(path.join(API, file), 'utf8')) as Schema;
      return [`api::${subject}.${type}`, { subject, schema }];
    }),
);
const attributesOf = (uid: string) => types.get(uid)?.schema.attributes ?? {};

/** What is erased or kept with what has it, and says so there: files go with a pet, a form, a chat. */
const ERASED_BY_OTHERS = ['file'];

describe('the content types', () => {
  it('that keep something of a member are of subjects that say how it is erased', () => {
    const subjects = [...types.values()]
      .filter(({ schema }) =>
        Object.values(schema.attributes).some(
          ({ target }) => target === 'plugin::users-permissions.user',
        ),
      )
      .map(({ subject }) => subject);
    const silent = SUBJECTS.filter(({ eraseMember }) => eraseMember === null);
    const forgotten = silent.filter(({ name }) => subjects.includes(name)).map(({ name }) => name);
    expect(forgotten).toEqual(ERASED_BY_OTHERS);
  });

  it('have no index with an id, which would stop the next upgrade on PostgreSQL: see `listIndex`', () => {
    const indexes = [...types.values()].flatMap(({ schema }) => schema.indexes ?? []);
    expect(indexes.length).toBeGreaterThan(30);
    const stopping = indexes.filter(({ columns }) => columns.includes('id'));
    expect(stopping.map(({ name }) => name)).toEqual([]);
  });

  it('that editors meet in the panel have a layout there, and the others are hidden', () => {
    const met = [...types]
      .filter(([, { schema }]) => schema.pluginOptions?.['content-manager']?.visible !== false)
      .map(([uid]) => uid);
    const laidOut = LAYOUTS.map(({ uid }) => uid as string);
    expect(met.filter((uid) => !laidOut.includes(uid))).toEqual([]);
  });

  it.each([
    ['api::membership.plan', 'role', PLAN_ROLES],
    ['api::pet.pet', 'gender', GENDERS],
    ['api::pet.pet', 'species', SPECIES],
    ['api::pet.pet', 'neutered', NEUTERED],
    ['api::pet.care-team-member', 'role', CARE_ROLES],
    ['api::pet.service-provider', 'serviceRole', Object.keys(SERVICE_ROLES)],
    ['api::library.library-item', 'category', LIBRARY_CATEGORIES],
  ] as const)('%s takes every %s of the contract, and no other', (uid, field, values) => {
    expect([...(attributesOf(uid)[field]?.enum ?? [])].sort()).toEqual([...values].sort());
  });

  it('of a pet keeps every field that a pet has', () => {
    const kept = Object.keys(attributesOf('api::pet.pet'));
    expect(PET_FIELDS.filter((field) => !kept.includes(field))).toEqual([]);
  });
});
