import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../harness/library';
import { connect } from '../harness/database';
import { get, put } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { fileForm } from '../harness/picture';
import { PDF } from '../harness/pets';
import { startS3 } from '../harness/s3-stand-in';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { silentWay } from '../harness/silent-way';
import { until } from '../harness/until';
import { picture } from '../inbox/file-kinds';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

/** So long this server waits for its storage to say something. */
const TIMEOUT_MS = 1000;
const ITEMS = '/content-manager/collection-types/api::library.library-item';
const BLOGS = '/content-manager/collection-types/api::blog.blog';

let s3: Awaited<ReturnType<typeof startS3>>;
let way: Awaited<ReturnType<typeof silentWay>>;
let own: Server;
let token: string;
let panel: PanelPerson;
let link: string;
const png = await picture(9, 9).png().toBuffer();

const at = () => ({ base: own.info.baseUrl, token });
const setPicture = () =>
  put('/users/me/picture', { ...at(), body: fileForm(png, 'me.png', 'image/png') });
const follow = () => get(link.replace(/^\/api/, ''), { base: own.info.baseUrl });
const uploaded = async (): Promise<number> =>
  (await panel.upload(PDF, 'paper.pdf', 'application/pdf')).body[0].id;

beforeAll(async () => {
  s3 = await startS3();
  way = await silentWay(Number(new URL(s3.url).port));
  own = await ownServer({
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test-secret',
      S3_TIMEOUT_MS: String(TIMEOUT_MS),
    },
  });
  const db = connect(own.info.database);
  const member = await makeMember({ into: db });
  ({ token } = await openSession(member.id, own.info, db));
  await db.destroy();
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password, own.info.baseUrl);
}, 60_000);
afterAll(async () => {
  await own.stop();
  await way.stop();
  await s3.stop();
  discard(own.info);
});

describe('a storage that does not answer', () => {
  const files: number[] = [];
  beforeAll(async () => {
    link = (await setPicture()).body.profilePicture;
    expect((await follow()).status).toBe(200);
    for (let count = 0; count < 3; count += 1) files.push(await uploaded());
    way.fallSilent();
  });
  afterAll(async () => {
    way.answer();
    expect((await follow()).status).toBe(200);
    expect((await setPicture()).status).toBe(200);
  });

  it.concurrent('soon makes reading and writing a file fail', async () => {
    const replies = await Promise.all([follow(), setPicture()]);
    const said = { error: 'The portal is busy right now. Please try again in a moment.' };
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [503, said],
      [503, said],
    ]);
  });

  it.concurrent('does not keep anyone from saving an entry that has a file', async () => {
    const item = await panel.send('POST', ITEMS, { ...fieldsOf(), file: files[0] });
    const blog = await panel.send('POST', BLOGS, {
      title: 'With a paper',
      paragraphs: [{ content: 'Read it.', file: files[1] }],
    });
    expect([item.status, blog.status]).toEqual([201, 201]);
  });

  it.concurrent('keeps the database free while a file is removed', async () => {
    let isOver = false;
    const removed = panel
      .send('DELETE', `/upload/files/${files[2]}`)
      .finally(() => (isOver = true));
    // Its row goes first, and then the bytes are waited for.
    const db = connect(own.info.database);
    const rows = () => db('files').where({ id: files[2] });
    await until('its row is gone', async () => (await rows()).length === 0);
    await db.destroy();
    const seen = await get('/users/me', at());
    expect([seen.status, isOver]).toEqual([200, false]);
    expect((await removed).status).toBe(200);
  });
});
