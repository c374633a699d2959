/**
 * Every member may read a published blog, and whoever has its links its files: what the library keeps for attorneys
 * comes into none.
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
 * Within the transaction of a write.
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

/** The same of all that a draft shows: the file of one that was in the trash may have become the attorneys'. */
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
