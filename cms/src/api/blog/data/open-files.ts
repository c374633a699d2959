/**
 * Every member may read a published blog, and anyone with its links may open its files. So files that the library
 * keeps for attorneys must not be used in a blog.
 */
import type { Core } from '@strapi/strapi';
import { refuse } from '../../../http/refuse';
import { subjects } from '../../../subject';
import type { WholeBlogRow } from './blog-row';

/** A file of a blog, with the field that names it. */
export interface NamedFile {
  id: number;
  field: string;
}

/**
 * Call within the transaction of a write.
 * @throws 400 by field for a file that only attorneys may see.
 */
export async function requireOpen(strapi: Core.Strapi, files: readonly NamedFile[]): Promise<void> {
  for (const { id, field } of [...files].sort((one, other) => one.id - other.id)) {
    for (const { whyNotForAll } of subjects()) {
      const said = await whyNotForAll?.(strapi, id);
      if (said) throw refuse.badInput(said, { [field]: said });
    }
  }
}

/**
 * The same for everything that a draft shows: a file of a blog in the trash may have become the attorneys' meanwhile.
 */
export const requireOpenDraft = (
  strapi: Core.Strapi,
  { coverImage, paragraphs }: WholeBlogRow,
): Promise<void> =>
  requireOpen(strapi, [
    ...(coverImage ? [{ id: coverImage.id, field: 'coverImage' }] : []),
    ...paragraphs.flatMap(({ file }, at) =>
      file ? [{ id: file.id, field: `paragraphs.${at}.file` }] : [],
    ),
  ]);
