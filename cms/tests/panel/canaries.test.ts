import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { inBatches } from '../harness/in-batches';
import { makeMember } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const MARK = 'canary-4e1c';
const MEMBER = 'plugin::users-permissions.user';
/** Private records of a member, and the column that says whose they are. */
const RECORDS = {
  pets: 'owner_id',
  portal_appointments: 'member_id',
  portal_donations: 'member_id',
  form_responses: 'member_id',
  portal_notifications: 'member_id',
  portal_sessions: 'member_id',
  portal_mail_tokens: 'member_id',
  portal_memberships: 'member_id',
  inbox_messages: 'sender_id',
  pet_care_team: 'member_id',
};

interface Attribute {
  type: string;
  target?: string;
}
interface Type {
  uid: string;
  kind: 'collectionType' | 'singleType';
  attributes: Record<string, Attribute>;
}

let editor: PanelPerson;
let admin: PanelPerson;
let types: Type[];
let documents: string[];
/** What an editor may list. */
let open: Type[];
const planted: [table: string, id: number][] = [];

/** A value nobody else has for every column that holds words. */
async function canaries(table: string): Promise<Record<string, string>> {
  const columns = Object.entries(await db(table).columnInfo());
  const worded = columns.filter(([name, { type }]) => {
    // Which document it is and in which language is no secret, and leads to the rest.
    return /char|text/i.test(type) && !/^(document_id|locale)$/.test(name);
  });
  return Object.fromEntries(worded.map(([name]) => [name, `${MARK}-${table}-${name}`]));
}

beforeAll(async () => {
  const as = (role: Parameters<typeof panelAccount>[0]) => {
    const { email, password } = panelAccount(role);
    return panelSignIn(email, password);
  };
  [editor, admin] = [await as('strapi-editor'), await as('strapi-super-admin')];
  types = (await editor.get('/content-manager/init')).body.data.contentTypes;
  const { id } = await makeMember();
  await db('up_users')
    .where({ id })
    .update(await canaries('up_users'));
  planted.push(['up_users', id]);
  for (const [table, whose] of Object.entries(RECORDS))
    planted.push([table, await insert(table, { ...(await canaries(table)), [whose]: id })]);
  const rows = planted.map(([table, row]) => db(table).where({ id: row }).first('document_id'));
  const lists = await Promise.all(types.map((type) => editor.get(listOf(type))));
  open = types.filter((_, at) => lists[at]?.status === 200);
  documents = (await Promise.all(rows)).map((row) => row.document_id as string);
});
afterAll(async () => {
  for (const [table, id] of planted.reverse()) await db(table).where({ id }).delete();
});

const listOf = ({ uid, kind }: Type) =>
  `/content-manager/${kind === 'singleType' ? 'single' : 'collection'}-types/${uid}`;
const relationsOf = ({ attributes }: Type) =>
  Object.entries(attributes).filter(([, { type }]) => type === 'relation' || type === 'media');
const columnsOf = (uid: string | undefined) =>
  Object.keys(types.find((type) => type.uid === uid)?.attributes ?? {});

/** What the content manager can be asked of a type: in every way where it is `open`, else at every door once. */
function questionsAbout(type: Type, isOpen: boolean): string[] {
  const list = listOf(type);
  const of = `/content-manager/relations/${type.uid}`;
  const [one] = documents;
  const fields = relationsOf(type).map(([field]) => field);
  const choices = fields.map((field) => `${of}/${field}?pageSize=100`);
  if (!isOpen) return [list, ...choices];
  return [
    list,
    `${list}/${one}`,
    ...choices,
    `${list}?pageSize=100&_q=${MARK}`,
    `${list}?populate=*`,
    `${list}?fields[0]=*`,
    `${list}/actions/countManyEntriesDraftRelations?documentIds[0]=${one}`,
    `/content-manager/preview/url/${type.uid}?documentId=${one}`,
    `/content-manager/history-versions?contentType=${type.uid}&documentId=${one}`,
    `/content-manager/content-types/${type.uid}/configuration`,
    ...fields.flatMap((field) => [
      `${list}?populate=${field}`,
      `${list}?populate[${field}][populate]=*`,
      `${of}/${one}/${field}`,
      `${of}/${field}?populate=*`,
      `${of}/${field}?fields=*`,
    ]),
  ];
}

/** What an editor's token opens beside the content. */
const ELSEWHERE = [
  '/content-manager/content-types',
  '/content-manager/components',
  '/content-manager/init',
  '/content-manager/content-types-settings',
  '/content-manager/homepage/count-documents',
  ...['update', 'publish'].map((did) => `/content-manager/homepage/recent-documents?action=${did}`),
  '/upload/files?populate=*',
  `/upload/files?_q=${MARK}`,
  '/upload/folder-structure',
  '/upload/folders',
  '/upload/folders?populate[files]=*',
  '/upload/folders?populate=*',
  '/upload/settings',
  '/upload/configuration',
  '/admin/users',
  '/admin/users/1',
  '/admin/roles',
  '/admin/users/me',
  '/admin/users/me/permissions',
  '/admin/permissions',
  '/admin/api-tokens',
  '/admin/roles/1/permissions',
  '/admin/content-api/permissions',
  '/admin/content-api/routes',
  '/admin/information',
  '/admin/webhooks',
  '/admin/transfer/tokens',
  '/admin/project-settings',
  '/users-permissions/roles',
  '/users-permissions/roles/1',
  '/users-permissions/permissions',
  '/email/settings',
  '/i18n/locales',
  '/content-type-builder/content-types',
  '/api/users',
  '/api/users/me',
  '/api/pets',
  '/api/appointments',
  '/api/chats',
  '/api/donations',
];

/** Asks everything, and names the answers in which a word stands, or that nobody was ready for. */
async function asked(person: PanelPerson, questions: readonly string[], words: RegExp) {
  const found: string[] = [];
  let answered = 0;
  await inBatches(questions, 12, async (question) => {
    const { status, body } = await person.get(question);
    const told = JSON.stringify(body ?? '');
    if (words.test(told) || status >= 500) found.push(`${status} ${question}`);
    if (status === 200) answered += 1;
  });
  return { found, answered };
}
const ANY = new RegExp(MARK);
/** What an entry is called by, or which it is. */
const NAMES =
  /^(id|documentId|locale|status|publishedAt|updatedAt|firstname|lastname|username|name|title|question)$/;
/** What the panel shows nobody, its admins included. */
const NOBODYS = new RegExp(
  `${MARK}-up_users-(password|reset_password|confirmation|name_key|search_key|directory|pending)|` +
    `${MARK}-(portal_(sessions|mail_tokens|notifications)|inbox)|"\\$2[aby]\\$`,
);

describe('what members and the portal keep to themselves', { timeout: 60_000 }, () => {
  it('appears in no answer that the panel gives an editor', async () => {
    const about = types.flatMap((type) => questionsAbout(type, open.includes(type)));
    const { found, answered } = await asked(editor, [...about, ...ELSEWHERE], ANY);
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(40);
  });

  it('reaches a panel admin only as names, without any hash, key or token', async () => {
    const lists = types.flatMap((type) => questionsAbout(type, false));
    const populated = relationsOf(types.find(({ uid }) => uid === 'api::pet.pet') as Type);
    const { found, answered } = await asked(
      ...([
        admin,
        [
          ...lists,
          ...populated.map(([f]) => `/content-manager/collection-types/api::pet.pet?populate=${f}`),
        ],
        NOBODYS,
      ] as const),
    );
    expect(answered).toBeGreaterThan(30);
    expect(found).toEqual([]);
    // The member is there to be found, and a record of theirs names them by no more than the column shows.
    const [donation] = (
      await admin.get(
        `/content-manager/collection-types/api::donation.donation?filters[donorName][$startsWith]=${MARK}`,
      )
    ).body.results;
    expect(Object.keys(donation.member)).toEqual(
      expect.arrayContaining(['id', 'documentId', 'email']),
    );
    expect(JSON.stringify(donation.member)).not.toMatch(/phone|street|city|pending|lastSignInAt/i);
  });

  it('cannot be found out by a filter or an order through what an entry relates to', async () => {
    const questions = open.flatMap((type) =>
      relationsOf(type).flatMap(([field, { target = 'plugin::upload.file' }]) =>
        columnsOf(target)
          .filter((column) => !NAMES.test(column))
          .flatMap((column) => [
            `${listOf(type)}?filters[$and][0][$not][${field}][${column}][$startsWith]=${MARK}`,
            `${listOf(type)}?sort[${field}][${column}]=desc`,
          ]),
      ),
    );
    const told: string[] = [];
    // Each type has the same few ways out; of most of them every seventh is asked.
    const drawn = questions.filter((_, at) => at % 7 === 0);
    await inBatches(drawn, 12, async (question) => {
      const { status } = await editor.get(question);
      if (status !== 400) told.push(`${status} ${question}`);
    });
    expect(told).toEqual([]);
    expect(drawn.length).toBeGreaterThan(60);
  });

  it('is found out neither by the order of words nor by any other way of writing it', async () => {
    const list = '/content-manager/collection-types/api::blog.blog';
    const ways = [
      'filters[createdBy][password][$startsWith]=$2a',
      'filters[$or][0][createdBy][resetPasswordToken][$null]=true',
      'filters[$not][updatedBy][registrationToken][$null]=true',
      'filters[createdBy.password][$startsWith]=$2a',
      'filters[createdBy][roles][users][email][$startsWith]=p',
      'filters[coverImage][createdBy][email][$startsWith]=p',
      'filters[paragraphs][file][createdBy][email][$startsWith]=p',
      'sort=createdBy.email',
      'sort=title,createdBy.password:desc',
      'sort[0]=updatedBy.email',
      'sort=coverImage.createdBy.email',
      'populate=createdBy',
      'fields[0]=titleKey',
    ];
    for (const way of ways)
      expect([way, (await editor.get(`${list}?${way}`)).status]).toEqual([way, 400]);
    expect((await editor.get(`${list}?filters[createdBy][id][$eq]=1&sort=title`)).status).toBe(200);
  });

  it.each([
    ['api::pet.pet', 'owner'],
    ['api::membership.membership', 'member'],
  ])('cannot be found out by a panel admin either, through %s %s', async (uid, field) => {
    for (const column of columnsOf(MEMBER).filter((one) => !NAMES.test(one) && one !== 'email'))
      for (const query of [`filters[${field}][${column}][$ne]=a`, `sort=${field}.${column}`]) {
        const path = `/content-manager/collection-types/${uid}?${query}`;
        expect([path, (await admin.get(path)).status]).toEqual([path, 400]);
      }
  });

  it('cannot be found out by a panel admin’s search', async () => {
    const list = `/content-manager/collection-types/${MEMBER}`;
    const total = async (words: string) =>
      (await admin.get(`${list}?_q=${words}`)).body.pagination.total;
    expect(await total(`${MARK}-up_users-city`)).toBe(1);
    for (const column of ['reset_password_token', 'confirmation_token', 'provider', 'search_key'])
      expect([column, await total(`${MARK}-up_users-${column}`)]).toEqual([column, 0]);
    expect(await total(`${MARK}-up_users-pending_email`)).toBe(0);
  });
});

describe('a question that is not one', () => {
  const LISTS = ['/content-manager/collection-types/api::blog.blog', '/upload/files'];
  it.each([
    'filters[$and]=1',
    'filters[$not][0]=x',
    'filters[title][$and]=1',
    'filters[id][$or]=1',
    'filters[createdAt][$between]=1',
    'sort=createdBy',
    'sort[x][y]=1',
    '_q[]=x',
    'page=x',
    'filters[createdBy][id][$and]=1',
    'filters[related][id]=1',
    'sort=title.x',
    '_filter=$in',
  ])('is refused or answers, and never fails: %s', async (query) => {
    for (const list of LISTS) {
      const { status } = await editor.get(`${list}?${query}`);
      expect([list, status < 500]).toEqual([list, true]);
    }
  });

  it('is one about who wrote something: what an entry relates to is closed to an editor', async () => {
    for (const field of ['createdBy', 'updatedBy']) {
      const of = `/content-manager/relations/api::blog.blog`;
      expect((await editor.get(`${of}/${field}`)).status).toBe(403);
      expect((await editor.get(`${of}/${documents[0]}/${field}`)).status).toBe(403);
    }
  });
});
