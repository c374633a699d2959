/** What the panel's preview shows: a draft, without a member's session. */
import type { Core } from '@strapi/strapi';
import { refuse } from '../../../http/refuse';
import { draftOf } from './blog-access';
import { wholeOf } from './blog-items';
import { isGoodPreview } from './preview-link';

export async function preview(
  strapi: Core.Strapi,
  documentId: string,
  signed: { expires: string; signature: string },
) {
  if (!isGoodPreview(documentId, signed)) throw refuse.notFound();
  return { blog: wholeOf(await draftOf(strapi, documentId)) };
}
