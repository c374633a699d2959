import type { PetEntry } from '@hearthside/contract/pet/entry';
import {
  COMMENT_TEXTS,
  COMMENTS_MAX,
  type EntryComment,
} from '@hearthside/contract/pet/entry-comment';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast/toast';
import { useRemoveComment, useRestoreComment } from '../../api/pets';
import { RecordText } from './record-text';

export interface EntryCommentsProps {
  petId: number;
  entry: PetEntry;
  /** Left out if the viewer may not comment. */
  onComment?: ((entry: PetEntry) => void) | undefined;
}

/** How many comments are shown before the others are asked for. */
const SHOWN = 2;

/**
 * What the owner and admins say to an entry, the oldest first. Of many the latest are shown. The first is written from
 * the menu.
 */
export function EntryComments({ petId, entry, onComment }: EntryCommentsProps) {
  const { comments } = entry;
  const [all, setAll] = useState(false);
  const remove = useCommentDelete(petId, entry.id);
  const hidden = all ? 0 : Math.max(0, comments.length - SHOWN);
  if (comments.length === 0) return null;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      {hidden > 0 && (
        <Button variant="ghost" size="s" className="-ml-3" onClick={() => setAll(true)}>
          {`Show ${hidden} earlier ${hidden === 1 ? 'comment' : 'comments'}`}
        </Button>
      )}
      <ul aria-label="Comments" className="grid w-full gap-1.5">
        {comments.slice(hidden).map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} onDelete={() => void remove(comment)} />
          </li>
        ))}
      </ul>
      {onComment && comments.length < COMMENTS_MAX && (
        <Button
          variant="ghost"
          size="s"
          icon={<MessageSquarePlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => onComment(entry)}
          className="-ml-3 print:hidden"
        >
          Comment
        </Button>
      )}
    </div>
  );
}

function Comment({ comment, onDelete }: { comment: EntryComment; onDelete: () => void }) {
  const { content, authorName, createdAt, mayDelete } = comment;
  return (
    <div className="flex items-start gap-2 border-l-2 border-line pl-3">
      <div className="min-w-0 flex-1 py-0.5">
        <p className="text-xs text-ink-soft">
          <span dir="auto" className="font-semibold">
            {authorName}
          </span>
          {' · '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <RecordText text={content} />
      </div>
      {mayDelete && (
        <IconButton
          label="Delete your comment"
          title="Delete"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onDelete}
          className="print:hidden"
        />
      )}
    </div>
  );
}

/** Deletes a comment at once. Undo brings it back. */
function useCommentDelete(petId: number, recordId: number) {
  const { trigger: remove } = useRemoveComment();
  const { trigger: restore } = useRestoreComment();
  return async ({ id: commentId }: EntryComment) => {
    const one = { petId, recordId, commentId };
    const undo = async () => {
      try {
        await restore(one);
        toast.success(COMMENT_TEXTS.restored);
      } catch (error) {
        toast.error(messageOf(error, COMMENT_TEXTS.restoreFailed));
      }
    };
    try {
      await remove(one);
      toast.undo(COMMENT_TEXTS.deleted, () => void undo());
    } catch (error) {
      toast.error(messageOf(error, COMMENT_TEXTS.deleteFailed));
    }
  };
}
