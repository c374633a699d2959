import { z } from 'zod';
import { paragraphs } from '../text';

/** The most comments on one entry, and the most characters of each. */
export const COMMENTS_MAX = 20;
export const COMMENT_MAX = 1000;

export const COMMENT_TEXTS = {
  empty: 'Write a comment first',
  most: `An entry has at most ${COMMENTS_MAX} comments`,
  gone: 'This comment does not exist.',
  added: 'Comment added',
  addFailed: 'The comment could not be added.',
  deleted: 'Comment deleted',
  deleteFailed: 'The comment could not be deleted.',
  restored: 'Comment restored',
  restoreFailed: 'The comment couldn’t be restored.',
} as const;

/** What the owner or an admin says to an entry. Everybody who sees the entry reads it. */
export const entryComment = z.object({
  id: z.number(),
  content: z.string(),
  /** The name its author had. */
  authorName: z.string(),
  createdAt: z.string(),
  /** Whether the caller wrote it, and so may delete it. */
  mayDelete: z.boolean(),
});
export type EntryComment = z.output<typeof entryComment>;

/** The input of a new comment. */
export const commentForm = z.strictObject({
  content: paragraphs(COMMENT_MAX).pipe(z.string().min(1, COMMENT_TEXTS.empty)),
});
export type CommentForm = z.output<typeof commentForm>;
