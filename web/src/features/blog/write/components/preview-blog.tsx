import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { useManagedBlog } from '../../api/blogs';
import { articleOf, hasParagraphs, type Article } from '../../model/blog-article';
import { BlogArticle } from '../../read/components/blog-article';
import { BlogSkeleton } from '../../read/components/blog-skeleton';
import { BlogUnreadable } from '../../read/components/blog-unreadable';
import type { ListedBlog } from '../../manage/components/managed-blogs-table';
import { NothingToPreview } from '../../read/components/nothing-to-preview';

interface FrameProps {
  open: boolean;
  onClose: () => void;
  /** Shown before Close. */
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ open, onClose, actions, children }: FrameProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Preview Blog"
      size="l"
      footer={
        <>
          {actions}
          {/* The dialog's cross has the same name, but no visible label (part 2 §2). */}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

function Previewed({ article, onRenew }: { article: Article; onRenew?: () => unknown }) {
  return (
    <article className="grid grid-cols-1 gap-4">
      <h3 dir="auto" className="font-display text-xl font-[560] wrap-anywhere">
        {article.title || 'Untitled'}
      </h3>
      <BlogArticle article={article} headingsFrom={3} onRenew={onRenew} />
      {!hasParagraphs(article) && <NothingToPreview />}
      {article.content.tags.length > 0 && (
        <p className="text-s text-ink-soft">Tags: {article.content.tags.join(', ')}</p>
      )}
    </article>
  );
}

export interface PreviewBlogProps {
  open: boolean;
  onClose: () => void;
  article: Article;
  /** Requests new links to its files, because the old ones have expired. */
  onRenew?: () => unknown;
}

/** What is being written, as readers will see it. */
export function PreviewBlog({ open, onClose, article, onRenew }: PreviewBlogProps) {
  return (
    <Frame open={open} onClose={onClose}>
      <Previewed article={article} onRenew={onRenew} />
    </Frame>
  );
}

export interface PreviewListedBlogProps {
  /** The dialog is open while there is one. */
  blog: ListedBlog | undefined;
  onClose: () => void;
  onEdit: (id: string) => void;
}

/** The read-only draft of a blog in the list (part 2 §2). */
export function PreviewListedBlog({ blog, onClose, onEdit }: PreviewListedBlogProps) {
  const { shown } = useSubject(blog);
  const answer = useManagedBlog(blog && shown ? { id: shown.id } : null);
  if (!shown) return null;
  return (
    <Frame
      open={blog !== undefined}
      onClose={onClose}
      actions={
        <Button
          variant="ghost"
          icon={<PencilLine size={18} aria-hidden />}
          onClick={() => onEdit(shown.id)}
        >
          Edit
        </Button>
      }
    >
      <AsyncView
        {...viewOf(answer)}
        errorTitle="This blog could not be loaded"
        skeleton={<BlogSkeleton />}
      >
        {(data) => {
          const article = articleOf(data.blog);
          return article ? (
            <Previewed article={article} onRenew={answer.mutate} />
          ) : (
            <BlogUnreadable onRetry={answer.mutate} />
          );
        }}
      </AsyncView>
    </Frame>
  );
}
