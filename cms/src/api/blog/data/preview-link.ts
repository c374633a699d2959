import { isGoodLink, signedUntil } from '../../../file/signed-link';

/** So long somebody looks at what they have written before they ask for it anew. */
const PREVIEW_SECONDS = 30 * 60;

/** No key of a file has a slash in it, so no link to a file is one to a preview. */
const subject = (documentId: string) => `preview/blog/${documentId}`;

/** The portal's page that shows a draft to whoever has this address, for half an hour. */
export function previewPath(documentId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + PREVIEW_SECONDS;
  const signature = signedUntil(subject(documentId), expires);
  return `/preview/blog/${documentId}?expires=${expires}&signature=${signature}`;
}

/** Whether such an address was signed here and still holds. */
export const isGoodPreview = (
  documentId: string,
  signed: { expires: string; signature: string },
  now = Date.now(),
) => isGoodLink(subject(documentId), signed, now);
