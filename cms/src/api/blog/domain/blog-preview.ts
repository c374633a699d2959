import type { Core } from '@strapi/strapi';
import { refuse } from '../../../access/refuse';
import { blogAccess } from './blog-access';
import { wholeOf } from './blog-items';
import { isGoodPreview } from './preview-link';

/** What the panel's preview shows: a draft, without a member's session. */
export function blogPreview(strapi: Core.Strapi) {
  const { draftOf } = blogAccess(strapi);
  return {
    async preview(documentId: string, signed: { expires: string; signature: string }) {
      if (!isGoodPreview(documentId, signed)) throw refuse.notFound();
      return { blog: wholeOf(await draftOf(documentId)) };
    },
  };
}
