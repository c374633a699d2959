/** What owners and admins say to entries, for members who may see the pet. */
import type { Core } from '@strapi/strapi';
import type { EntryComment } from '@hearthside/contract/pet/entry-comment';
import { runQuery } from '../../../../db/run-query';
import { iso, type Moment } from '../../../../text/moment';

export interface CommentRow {
  id: number;
  entryId: number;
  content: string;
  authorId: number | null;
  authorName: string | null;
  createdAt: Moment;
}

export const COMMENT_COLUMNS = {
  id: 'id',
  entryId: 'entry_id',
  content: 'content',
  authorId: 'author_id',
  authorName: 'author_name',
  createdAt: 'created_at',
} as const;

const toComment = (row: CommentRow, viewerId: number): EntryComment => ({
  id: row.id,
  content: row.content,
  authorName: row.authorName ?? '',
  createdAt: iso(row.createdAt),
  mayDelete: row.authorId === viewerId,
});

/** The comments on these entries by entry, the oldest first. */
export async function commentsOf(
  strapi: Core.Strapi,
  entryIds: readonly number[],
  viewerId: number,
): Promise<Map<number, EntryComment[]>> {
  const comments = new Map<number, EntryComment[]>();
  if (entryIds.length === 0) return comments;
  const rows: CommentRow[] = await runQuery(strapi, (knex) =>
    knex('pet_entry_comments')
      .whereIn('entry_id', [...entryIds])
      .whereNull('deleted_at')
      .orderBy('id')
      .select(COMMENT_COLUMNS),
  );
  for (const row of rows) {
    comments.set(row.entryId, [...(comments.get(row.entryId) ?? []), toComment(row, viewerId)]);
  }
  return comments;
}
