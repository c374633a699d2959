import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Notice } from '@/ui/notice';
import {
  comparedBlogs,
  isSame,
  comparableDraft,
  comparableBlog,
  type ComparableBlog,
} from '../../model/blog-comparison';
import type { BlogDraft } from '../../model/blog-draft';
import { BlogDifferences } from './blog-differences';

export interface BlogConflictProps {
  message: string;
  /** Who has changed it, and when. '' if that is not known. */
  by: string;
  at: string;
  /** What is written here, and what the server has now. */
  draft: BlogDraft;
  readTheirs: () => Promise<ManagedBlog>;
  onMine: () => Promise<unknown>;
  onTheirs: () => Promise<unknown>;
}

/**
 * Somebody else was faster. What was written here is kept, and the member chooses which of the two to continue with.
 */
export function BlogConflict(props: BlogConflictProps) {
  const { message, by, at, draft, readTheirs, onMine, onTheirs } = props;
  const [asked, setAsked] = useState<'mine' | 'theirs'>();
  const mine = asked === 'mine';
  const who = by || 'Someone else';
  return (
    <>
      <Notice
        tone="warn"
        live
        title={message}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => setAsked('theirs')}
            >
              Take theirs
            </Button>
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => setAsked('mine')}
            >
              Keep mine
            </Button>
          </span>
        }
      >
        {at && `${who} saved it on ${formatDateTime(at)}. `}
        What you wrote is still here but isn’t saved until you choose.
        <Difference draft={draft} readTheirs={readTheirs} />
      </Notice>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={mine ? 'Keep your version?' : 'Take the other version?'}
        message={
          mine
            ? 'Yours becomes the draft. The other one stays among the versions and can be restored.'
            : 'What you wrote since you opened the blog will be lost.'
        }
        confirmLabel={mine ? 'Keep mine' : 'Take theirs'}
        danger={!mine}
        onConfirm={mine ? onMine : onTheirs}
        errorText={(error) => messageOf(error)}
      />
    </>
  );
}

/** The differences between the two, so that nobody has to choose blindly. */
function Difference({ draft, readTheirs }: Pick<BlogConflictProps, 'draft' | 'readTheirs'>) {
  const [theirs, setTheirs] = useState<ComparableBlog | null>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const show = async () => {
    setBusy(true);
    setFailure('');
    try {
      setTheirs(comparableBlog(await readTheirs()));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (theirs === null) return <p className="mt-2">The other version can’t be compared.</p>;
  if (theirs) {
    const comparison = comparedBlogs(theirs, comparableDraft(draft));
    return (
      <section aria-label="The difference" className="mt-3 grid gap-2 text-ink">
        <p className="text-s font-semibold">
          {isSame(comparison) ? 'Both are the same.' : '− is in theirs, + in yours'}
        </p>
        <BlogDifferences comparison={comparison} words={{ gone: 'Theirs', new: 'Yours' }} />
      </section>
    );
  }
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="s" busy={busy} onClick={() => void show()}>
        Show the difference
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </span>
  );
}
