/** Blogs: read by members, written by admins here and by editors in the panel (part 2, rulings 19 and 20). */
import type { Core } from '@strapi/strapi';
import { sweepLeftovers } from '../domain/blog-erasing';
import { restoreDraft, sweepTrash } from '../domain/blog-trash';
import { managedBlog } from '../domain/managed-blogs';

export { feedAddress, newFeedAddress, feed } from '../domain/blog-feed';
export { upload } from '../domain/blog-files';
export { shownIn } from '../domain/blog-media-use';
export { versions, restoreVersion } from '../domain/blog-past';
export { preview } from '../domain/blog-preview';
export { list, read } from '../domain/blog-reader';
export {
  answer as detail,
  create,
  save,
  publish,
  unpublish,
  cancelSchedule,
} from '../domain/blog-saving';
export { managed } from '../domain/managed-blogs';
export { trash, remove } from '../domain/blog-trash';

/** Brings a deleted blog back as a draft. */
export async function restore(strapi: Core.Strapi, documentId: string) {
  await restoreDraft(strapi, documentId);
  return { blog: await managedBlog(strapi, documentId) };
}

/** Every night: blogs that were deleted long ago, and what nothing refers to any more. */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await sweepTrash(strapi, now);
  await sweepLeftovers(strapi, now);
}
