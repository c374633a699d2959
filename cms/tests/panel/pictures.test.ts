import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { blogCalls } from '../harness/blogs';
import { signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';
import { signedInEditor, signedInWithoutRole } from './entries';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const COVERS = '/content-manager/entries/api::blog.blog/pictures/coverImage';
const blogs = blogCalls(await signedIn({ role: 'admin' }));
let editor: PanelPerson;
let picture: Buffer;
beforeAll(async () => {
  editor = await signedInEditor();
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#d9804a' } })
    .png()
    .toBuffer();
});

interface Offered {
  id: number;
  name: string;
  url: string;
  isUsed: boolean;
  isUrlSigned: boolean;
}
const offered = async (person = editor): Promise<Offered[]> => (await person.get(COVERS)).body.data;

/** A blog with a cover that an admin has brought in the portal. */
async function covered(name: string) {
  const coverImage = (await blogs.upload(picture, name)).body.url;
  return (await blogs.made({ coverImage })) as { id: string };
}

it('an editor can choose the covers of all blogs, the last used first, and their own uploads', async () => {
  const [first, last, own] = [unique('first'), unique('last'), unique('own')];
  await covered(`${first}.png`);
  await covered(`${last}.png`);
  expect((await editor.upload(picture, `${own}.png`, 'image/png')).status).toBe(201);
  const found = await offered();
  const place = (name: string) => found.findIndex((one) => one.name.startsWith(name));
  expect(place(last)).toBe(0);
  expect(place(first)).toBe(1);
  expect(found[place(own)]?.isUsed).toBe(false);

  const [cover] = found;
  // By this the panel knows that it must add nothing to the address.
  expect(cover?.isUrlSigned).toBe(true);
  const opened = await fetch(`${server.baseUrl}${cover?.url ?? ''}`, {
    headers: { cookie: editor.cookie() },
  });
  expect(opened.status).toBe(200);
  const made = await editor.send('POST', '/content-manager/collection-types/api::blog.blog', {
    title: unique('Covered '),
    coverImage: cover,
  });
  expect([made.status, made.body.data.coverImage.id]).toEqual([201, cover?.id]);
});

it('a cover of a blog in the trash is not offered, nor what another account has uploaded', async () => {
  const [gone, foreign] = [unique('gone'), unique('foreign')];
  const { id } = await covered(`${gone}.png`);
  await blogs.remove(id);
  const { email, password } = panelAccount('strapi-super-admin');
  const other = await panelSignIn(email, password);
  expect((await other.upload(picture, `${foreign}.png`, 'image/png')).status).toBe(201);
  const names = (await offered()).map(({ name }) => name).join(' ');
  expect(names).not.toContain(gone);
  expect(names).not.toContain(foreign);
  expect((await offered(other)).map(({ name }) => name).join(' ')).toContain(foreign);
});

it('pictures are refused to who may not read the field, and for fields that hold none', async () => {
  const idle = await signedInWithoutRole();
  const entries = '/content-manager/entries';
  const asked = [
    await idle.get(COVERS),
    await editor.get(`${entries}/api::blog.blog/pictures/title`),
    await editor.get(`${entries}/api::library.library-item/pictures/file`),
    await editor.get(`${entries}/api::session.session/pictures/member`),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 404, 404, 404]);
  expect((await fetch(`${server.baseUrl}${COVERS}`)).status).toBe(401);
});
