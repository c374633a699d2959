import { createHmac } from 'node:crypto';
import { writeBlogContent, type BlogContent } from '@hearthside/contract/blog/fields';
import { del, get, post, put, type Ask, type Reply } from './http';
import { unique } from './members';
import { fileForm } from './picture';
import { server } from './shared';

/** The API's `content` with one paragraph; given values override it. */
export const contentWith = (more: Partial<BlogContent> = {}): string =>
  writeBlogContent({
    subtitle: '',
    videoUrls: [],
    tags: [],
    paragraphs: [{ content: '<p>Words of a blog.</p>', file: null }],
    ...more,
  });

/** Input for create and save; given values override it. */
export const blogWith = (more: Record<string, unknown> = {}) => ({
  title: unique('Blog '),
  category: 'pet_care',
  content: contentWith(),
  ...more,
});

/** The calls of Manage Blogs by one admin. */
export function blogCalls({ token }: { token: string }, base?: string) {
  const as = (ask: Ask = {}): Ask => ({ token, ...(base && { base }), ...ask });
  return {
    managed: (query: Ask['query'] = {}) => get('/admin/blogs', as({ query })),
    detail: (id: string) => get(`/blogs/${id}`, as()),
    create: (body: object) => post('/blogs', as({ body })),
    save: (id: string, body: object) => put(`/blogs/${id}`, as({ body })),
    publish: (id: string, body: object = {}) => post(`/blogs/${id}/publish`, as({ body })),
    unpublish: (id: string, body: object = {}) => post(`/blogs/${id}/unpublish`, as({ body })),
    cancelSchedule: (id: string, body: object = {}) =>
      post(`/blogs/${id}/cancel-hour`, as({ body })),
    remove: (id: string) => del(`/blogs/${id}`, as()),
    restore: (id: string) => post(`/blogs/${id}/restore`, as()),
    trash: (query: Ask['query'] = {}) => get('/admin/blogs/trash', as({ query })),
    versions: (id: string) => get(`/blogs/${id}/versions`, as()),
    goBack: (id: string, version: number, body: object = {}) =>
      post(`/blogs/${id}/versions/${version}/restore`, as({ body })),
    upload(bytes: Buffer | string, name: string, type = 'coverImage') {
      const form = fileForm(bytes, name, 'application/octet-stream');
      form.append('type', type);
      return post('/blogs/upload', as({ body: form }));
    },

    /** Creates a blog; fails if that does not work. */
    async made(more: Record<string, unknown> = {}) {
      const reply = await post('/blogs', as({ body: blogWith(more) }));
      if (reply.status !== 200) throw new Error(`A blog was refused: ${reply.text}`);
      return reply.body.blog;
    },
  };
}

/** The calls of a member who reads. */
export function readerCalls({ token }: { token: string }, base?: string) {
  const as = (ask: Ask = {}): Ask => ({ token, ...(base && { base }), ...ask });
  return {
    list: (query: Ask['query'] = {}) => get('/blogs', as({ query })),
    read: (slug: string) => get(`/blogs/read/${encodeURIComponent(slug)}`, as()),
  };
}

/** The address the panel gives for a draft, computed from the secret without the server's own code. */
export function previewOf(id: string, expires = Math.floor(Date.now() / 1000) + 600): string {
  const signature = createHmac('sha256', server.fileSecret)
    .update(`preview/blog/${id}:${expires}`)
    .digest('base64url');
  return `/blogs/preview/${id}?expires=${expires}&signature=${signature}`;
}

export const titlesIn = ({ body }: Reply): string[] =>
  body.items.map(({ title }: { title: string }) => title);
