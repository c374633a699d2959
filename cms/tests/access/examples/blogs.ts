import { blogCalls, blogWith, previewOf } from '../../harness/blogs';
import { get } from '../../harness/http';
import { signedIn } from '../../harness/members';
import { fileForm } from '../../harness/picture';
import { picture } from '../../inbox/file-kinds';
import { NONE, type Example, type Make } from './example';

/** The id of no document. */
const NOTHING = 'a'.repeat(24);

const writer = signedIn({ role: 'admin' });
const made = async (publish = true) => blogCalls(await writer).made({ publish });

/** What no call changes is planted once, because the matrix makes some thousand calls. */
let planted: ReturnType<typeof made> | undefined;
const there = () => (planted ??= made());

const at = (path: string, id: string) => path.replace(':id', id);

const look =
  (path: string): Make =>
  async (_caller, relation) => ({
    path: at(path, relation === 'none' ? NOTHING : (await there()).id),
  });

/** For admins, no blog is more theirs than another. Refused callers change none. */
const change =
  (path: string, ask: () => Example['ask'] = () => ({}), plant = () => made()): Make =>
  async ({ role }, relation) => {
    if (relation === 'none') return { path: at(path, NOTHING), ask: ask() };
    const { id } = role === 'admin' ? await plant() : await there();
    return { path: at(path, id), ask: ask() };
  };

async function deleted() {
  const blog = await made(false);
  await blogCalls(await writer).remove(blog.id);
  return blog;
}

export const blogExamples: Record<string, Make> = {
  'GET /blogs': () => ({}),
  'GET /blogs/read/:slug': async (_caller, relation) => ({
    path: `/blogs/read/${relation === 'none' ? 'no-such-blog' : (await there()).slug}`,
  }),
  'GET /blogs/feed-address': () => ({}),
  'POST /blogs/feed-address': () => ({}),
  'GET /blogs/feed/:key': async (_caller, relation) => {
    if (relation === 'none') return { path: `/blogs/feed/${'k'.repeat(43)}` };
    const { token } = await writer;
    const { body } = await get('/blogs/feed-address', { token });
    return { path: new URL(body.url).pathname.replace('/api', '') };
  },
  'GET /blogs/preview/:id': async (_caller, relation) => ({
    path: previewOf(relation === 'none' ? NOTHING : (await there()).id),
  }),

  'GET /admin/blogs': () => ({}),
  'GET /admin/blogs/trash': () => ({}),
  'POST /blogs': () => ({ ask: { body: blogWith() } }),
  'GET /blogs/:id': look('/blogs/:id'),
  'PUT /blogs/:id': change('/blogs/:id', () => ({ body: blogWith() })),
  'POST /blogs/:id/publish': change('/blogs/:id/publish'),
  'POST /blogs/:id/unpublish': change('/blogs/:id/unpublish'),
  'POST /blogs/:id/cancel-hour': change('/blogs/:id/cancel-hour'),
  'DELETE /blogs/:id': change('/blogs/:id'),
  'POST /blogs/:id/restore': change('/blogs/:id/restore', () => ({}), deleted),
  'GET /blogs/:id/versions': look('/blogs/:id/versions'),
  'POST /blogs/:id/versions/:versionId/restore': async (_caller, relation) => {
    const { id } = await there();
    const { body } = await blogCalls(await writer).versions(id);
    const version = relation === 'none' ? NONE : body.versions[0].id;
    return { path: `/blogs/${id}/versions/${version}/restore` };
  },
  'POST /blogs/upload': async () => {
    const form = fileForm(await picture(8, 8).png().toBuffer(), 'cover.png', 'image/png');
    form.append('type', 'coverImage');
    return { ask: { body: form } };
  },
};
