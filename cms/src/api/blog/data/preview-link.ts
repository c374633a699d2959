import { blogPages } from '@hearthside/contract/blog/pages';
import { isGoodLink, signedUntil } from '../../../file/signed-link';

/** How long a preview link is valid, in seconds. */
const PREVIEW_SECONDS = 30 * 60;

/** File keys contain no slash, so no link to a file can be used for a preview. */
const subject = (documentId: string) => `preview/blog/${documentId}`;

/** The portal's page that shows a draft to anyone with this address, for half an hour. */
export function previewPath(documentId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + PREVIEW_SECONDS;
  const signature = signedUntil(subject(documentId), expires);
  return `${blogPages.preview(documentId)}?expires=${expires}&signature=${signature}`;
}

/** Whether such an address was signed here and is still valid. */
export const isGoodPreview = (
  documentId: string,
  signed: { expires: string; signature: string },
  now = Date.now(),
) => isGoodLink(subject(documentId), signed, now);
