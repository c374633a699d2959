import type { Core } from '@strapi/strapi';
import { blogErasing } from '../domain/blog-erasing';
import { blogFeed } from '../domain/blog-feed';
import { blogFiles } from '../domain/blog-files';
import { blogMediaUse } from '../domain/blog-media-use';
import { blogPast } from '../domain/blog-past';
import { blogPreview } from '../domain/blog-preview';
import { blogReader } from '../domain/blog-reader';
import { blogSaving } from '../domain/blog-saving';
import { blogSchedule } from '../domain/blog-schedule';
import { blogVisibility } from '../domain/blog-visibility';
import { blogTrash } from '../domain/blog-trash';
import { managedBlogs } from '../domain/managed-blogs';

/** Blogs: read by members, written by admins here and by editors in the panel (part 2, rulings 19 and 20). */
const blogService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { sweepTrash, trash, remove, restoreDraft } = blogTrash(strapi);
  const { managed, managedBlog } = managedBlogs(strapi);
  return {
    ...blogFeed(strapi),
    ...blogFiles(strapi),
    ...blogMediaUse(strapi),
    ...blogPast(strapi),
    ...blogPreview(strapi),
    ...blogReader(strapi),
    ...blogSaving(strapi),
    ...blogSchedule(strapi),
    ...blogVisibility(strapi),
    managed,
    trash,
    remove,

    /** Brings a deleted blog back as a draft. */
    async restore(documentId: string) {
      await restoreDraft(documentId);
      return { blog: await managedBlog(documentId) };
    },

    /** Every night: blogs that were deleted long ago, and what nothing refers to any more. */
    async sweep(now = new Date()) {
      await sweepTrash(now);
      await blogErasing(strapi).sweepLeftovers(now);
    },
  };
};

export default blogService;
export type BlogService = ReturnType<typeof blogService>;
