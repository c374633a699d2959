import {
  BLOG_LIMITS,
  BLOG_TEXTS,
  COVER_ACCEPT,
  COVER_TYPES,
  PARAGRAPH_FILE_ACCEPT,
  PARAGRAPH_FILE_TYPES,
} from '@hearthside/contract/blog/fields';

const MB = 1024 * 1024;

/** The allowed types and sizes for a cover and for a paragraph's file. */
const TAKEN = {
  coverImage: { accept: COVER_ACCEPT, types: COVER_TYPES, bytes: BLOG_LIMITS.coverBytes },
  paragraphFile: {
    accept: PARAGRAPH_FILE_ACCEPT,
    types: PARAGRAPH_FILE_TYPES,
    bytes: BLOG_LIMITS.fileBytes,
  },
} as const;

/** File name endings, for types that browsers may not know. */
const UNTYPED = { coverImage: /\.hei[cf]$/i, paragraphFile: /\.(hei[cf]|docx?|pdf)$/i };

/** The `accept` of the input, with the endings, because a browser may have no type for HEIC. */
export const acceptOf = (kind: keyof typeof TAKEN) => `${TAKEN[kind].accept},.heic,.heif`;

/**
 * Why a file can't be uploaded, in the words of part 2 §5. Undefined if it can be tried: the server checks its bytes.
 */
export function blogFileProblem(kind: keyof typeof TAKEN, file: File): string | undefined {
  const { accept, types, bytes } = TAKEN[kind];
  const known = (types as readonly string[]).includes(file.type);
  if (!known && !(file.type === '' && UNTYPED[kind].test(file.name)))
    return BLOG_TEXTS.wrongType(accept);
  return file.size > bytes ? BLOG_TEXTS.tooBig(bytes / MB) : undefined;
}
