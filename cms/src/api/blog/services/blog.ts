/** Blogs: read by members, written by admins here and by editors in the panel (part 2, rulings 19 and 20). */
import type { Core } from '@strapi/strapi';
import { sweepLeftovers } from '../data/blog-erasing';
import { restoreDraft, sweepTrash } from '../data/blog-trash';
import { managedBlog } from '../data/managed-blogs';

export { feedAddress, newFeedAddress, feed } from '../data/blog-feed';
export { upload } from '../data/blog-files';
export { shownIn } from '../data/blog-media-use';
export { versions, restoreVersion } from '../data/blog-past';
export { preview } from '../data/blog-preview';
export { list, read } from '../data/blog-reader';
export {
  answer as detail,
  create,
  save,
  publish,
  unpublish,
  cancelSchedule,
} from '../data/blog-saving';
export { managed } from '../data/managed-blogs';
export { trash, remove } from '../data/blog-trash';

/** Restores a deleted blog as a draft. */
export async function restore(strapi: Core.Strapi, documentId: string) {
  await restoreDraft(strapi, documentId);
  return { blog: await managedBlog(strapi, documentId) };
}

/** Runs every night: erases blogs that were deleted long ago, and what nothing refers to any more. */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await sweepTrash(strapi, now);
  await sweepLeftovers(strapi, now);
}
