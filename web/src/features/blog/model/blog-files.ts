import {
  BLOG_LIMITS,
  BLOG_TEXTS,
  COVER_ACCEPT,
  COVER_TYPES,
  PARAGRAPH_FILE_ACCEPT,
  PARAGRAPH_FILE_TYPES,
} from '@hearthside/contract/blog/fields';

const MB = 1024 * 1024;

/** What a cover and a paragraph's file may be. */
const TAKEN = {
  coverImage: { accept: COVER_ACCEPT, types: COVER_TYPES, bytes: BLOG_LIMITS.coverBytes },
  paragraphFile: {
    accept: PARAGRAPH_FILE_ACCEPT,
    types: PARAGRAPH_FILE_TYPES,
    bytes: BLOG_LIMITS.fileBytes,
  },
} as const;

/** By their endings, where a browser has no type for them. */
const UNTYPED = { coverImage: /\.hei[cf]$/i, paragraphFile: /\.(hei[cf]|docx?|pdf)$/i };

/** The `accept` of the input; with the endings, as a browser may know no type for HEIC. */
export const acceptOf = (kind: keyof typeof TAKEN) => `${TAKEN[kind].accept},.heic,.heif`;

/** Why a file can't be uploaded, in the words of part 2 §5; undefined where it can be tried. The server looks at its bytes. */
export function blogFileProblem(kind: keyof typeof TAKEN, file: File): string | undefined {
  const { accept, types, bytes } = TAKEN[kind];
  const known = (types as readonly string[]).includes(file.type);
  if (!known && !(file.type === '' && UNTYPED[kind].test(file.name)))
    return BLOG_TEXTS.wrongType(accept);
  return file.size > bytes ? BLOG_TEXTS.tooBig(bytes / MB) : undefined;
}
