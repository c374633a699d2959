import type { Core } from '@strapi/strapi';
import { BLOG_UID } from './blog-row';

interface Row {
  documentId: string;
  paragraphs: readonly { content: string | null }[];
}

/** The paragraphs of rows of blogs as rich text, by their document ids. */
export async function paragraphsOf(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<string, string[]>> {
  const rows: Row[] = await strapi.db.query(BLOG_UID).findMany({
    select: ['documentId'],
    where: { id: { $in: [...ids] } },
    populate: { paragraphs: { select: ['content'] } },
  });
  return new Map(
    rows.map(({ documentId, paragraphs }) => [
      documentId,
      paragraphs.map(({ content }) => content ?? ''),
    ]),
  );
}
