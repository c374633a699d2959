import { z } from 'zod';
import {
  BLOG_CATEGORIES,
  BLOG_LIMITS,
  BLOG_SORTS,
  BLOG_TEXTS,
  BLOGS_PAGE,
  READER_PAGE,
} from './fields';
import {
  blogBody,
  blogCategory,
  blogItem,
  blogVersion,
  blogWhole,
  documentId,
  managedBlog,
} from './shapes';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { text } from '../text';

/** The longest text of a blog, in letters of four bytes, as JSON within JSON. In bytes. */
const BLOG_JSON_MAX = 3 * 1024 * 1024;

const one = z.strictObject({ id: documentId });
const revision = text(64);
const done = z.object({ message: z.string() });
const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];

/** The fields of the list's pagination, as in part 2 §7. */
const blogPagination = z.object({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  totalPages: z.number(),
});

/** Reading: open to every signed-in member (part 2 §2, ruling 3), published blogs only. */
const readerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/blogs',
    access: 'member',
    summary: 'Published blogs, a page at a time, newest first',
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(READER_PAGE),
      category: blogCategory.optional(),
      tag: line(BLOG_LIMITS.tag).optional(),
      sortBy: z.enum(['publishedAt', 'createdAt', 'title']).default('publishedAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: z.object({
      items: z.array(blogItem),
      pagination: blogPagination,
      /** The tags of published blogs and how many blogs have each, the most used first. */
      tags: z.array(z.object({ tag: z.string(), count: z.number() })),
      categories: z.array(z.object({ category: blogCategory, count: z.number() })),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/blogs/read/:slug',
    access: 'member',
    summary: 'A published blog by its address, with others like it',
    params: z.strictObject({ slug: line(BLOG_LIMITS.slug).pipe(z.string().min(1)) }),
    answer: z.object({ blog: blogWhole, related: z.array(blogItem) }),
  }),
  feedAddress: endpoint({
    method: 'GET',
    path: '/blogs/feed-address',
    access: 'member',
    summary: 'Your own address of the blogs for a feed reader',
    answer: z.object({ url: z.string() }),
  }),
  newFeedAddress: endpoint({
    method: 'POST',
    path: '/blogs/feed-address',
    access: 'member',
    summary: 'Create a new feed address; the old one stops working',
    answer: z.object({ url: z.string() }),
  }),
  /** A feed reader sends no session. The key in its address is the permission to read. */
  feed: endpoint({
    method: 'GET',
    path: '/blogs/feed/:key',
    access: 'public',
    summary: 'The newest blogs as RSS 2.0, by a member\u2019s own address',
    params: z.strictObject({ key: z.string().regex(/^[\w-]{20,90}$/) }),
    answer: FILE_ANSWER,
  }),
  /** The panel's preview has no member's session. The signature in its address is the permission to read. */
  preview: endpoint({
    method: 'GET',
    path: '/blogs/preview/:id',
    access: 'public',
    summary: 'A blog\u2019s draft, by an address that the panel signed recently',
    params: one,
    query: z.strictObject({
      expires: z.string().regex(/^\d{1,12}$/),
      signature: z.string().regex(/^[\w-]{20,100}$/),
    }),
    answer: z.object({ blog: blogWhole }),
  }),
};

/** Manage Blogs: admins (part 2 §6 leaves it open; ruling 3). */
const managingEndpoints = {
  managed: endpoint({
    method: 'GET',
    path: '/admin/blogs',
    access: 'admin_blogs',
    summary: 'All blogs with the status of each, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(BLOGS_PAGE),
      category: blogCategory.optional(),
      sortBy: z.enum(keysOf(BLOG_SORTS)).default('createdAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: z.object({
      items: z.array(managedBlog.omit({ content: true })),
      pagination: blogPagination,
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/blogs/:id',
    access: 'admin_blogs',
    summary: 'A blog\u2019s draft, to continue editing it',
    params: one,
    answer: z.object({ blog: managedBlog }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/blogs',
    access: 'admin_blogs',
    maxJson: BLOG_JSON_MAX,
    summary: 'Create a blog as a draft and, if asked, publish it',
    body: blogBody.extend({
      publish: z.boolean().default(false),
      publishAt: z.iso.datetime().nullable().default(null),
      /** Sent twice with the same idempotency key, it is created once. */
      key: text(64).min(8).optional(),
    }),
    answer: z.object({ blog: managedBlog }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/blogs/:id',
    access: 'admin_blogs',
    maxJson: BLOG_JSON_MAX,
    summary: 'Save a draft and, if asked, publish it',
    params: one,
    body: blogBody.extend({
      publish: z.boolean().default(false),
      publishAt: z.iso.datetime().nullable().default(null),
      /** Set for autosaves. Many of them make one version. */
      auto: z.boolean().default(false),
      revision: revision.optional(),
    }),
    answer: z.object({ blog: managedBlog }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/blogs/:id/publish',
    access: 'admin_blogs',
    summary: 'Publish a draft, or schedule it',
    params: one,
    body: z.strictObject({
      publishAt: z.iso.datetime().nullable().default(null),
      revision: revision.optional(),
    }),
    answer: z.object({ blog: managedBlog }),
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/blogs/:id/unpublish',
    access: 'admin_blogs',
    summary: 'Unpublish a blog or cancel its schedule; the draft stays',
    params: one,
    body: z.strictObject({
      /**
       * Set to undo a publication that was a slip. If it was the first, and a few minutes ago, the blog counts as never
       * published.
       */
      slip: z.boolean().default(false),
    }),
    answer: z.object({ blog: managedBlog }),
  }),
  cancelSchedule: endpoint({
    method: 'POST',
    path: '/blogs/:id/cancel-hour',
    access: 'admin_blogs',
    summary:
      'Cancel a blog\u2019s schedule; what is published stays published, and the draft stays',
    params: one,
    body: z.strictObject({ revision: revision.optional() }),
    answer: z.object({ blog: managedBlog }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/blogs/:id',
    access: 'admin_blogs',
    summary: 'Delete a blog; it can be restored for 30 days',
    params: one,
    answer: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/blogs/:id/restore',
    access: 'admin_blogs',
    summary: 'Restore a deleted blog as a draft',
    params: one,
    answer: z.object({ blog: managedBlog }),
  }),
  trash: endpoint({
    method: 'GET',
    path: '/admin/blogs/trash',
    access: 'admin_blogs',
    summary: 'Deleted blogs of the last 30 days',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({
      items: z.array(
        z.object({
          id: documentId,
          title: z.string(),
          category: z.enum(keysOf(BLOG_CATEGORIES)),
          deletedAt: z.string(),
          deletedBy: z.string(),
        }),
      ),
      pagination,
    }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/blogs/:id/versions',
    access: 'admin_blogs',
    summary: 'Earlier versions of a blog, newest first',
    params: one,
    query: z.strictObject({ page: pageQuery.page, limit: wholeNumber(1, 50).default(20) }),
    answer: z.object({ versions: z.array(blogVersion), pagination }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/blogs/:id/versions/:versionId/restore',
    access: 'admin_blogs',
    summary: 'Restore a version into the draft',
    params: z.strictObject({ id: documentId, versionId: id }),
    body: z.strictObject({ revision: revision.optional() }),
    answer: z.object({ blog: managedBlog }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/blogs/upload',
    access: 'admin_blogs',
    summary: 'Upload a cover or a paragraph\u2019s file; the returned address goes into the blog',
    upload: {
      field: 'file',
      maxBytes: BLOG_LIMITS.fileBytes,
      // Checked before it is known which of the two types it is.
      tooBig: `${BLOG_TEXTS.tooBig(10)} (5MB for a cover image)`,
    },
    body: z.strictObject({ type: z.enum(['coverImage', 'paragraphFile']) }),
    answer: z.object({ url: z.string(), fileName: z.string() }),
  }),
};

export const blogEndpoints = { ...readerEndpoints, ...managingEndpoints };
