import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { CalendarClock, Eye, History, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast/toast';
import { NOT_PUBLISHED } from '../../api/blog-sender';
import { articleInDraft } from '../../model/blog-article';
import { BlogSaveState } from './blog-save-state';
import { PreviewBlog } from './preview-blog';
import { PublishAtDialog } from './publish-at-dialog';
import { PublishNowDialog } from './publish-now-dialog';
import type { BlogEditing } from './use-blog-editing';
import { VersionsDialog } from './versions-dialog';

/** The state of the draft, its preview and its versions, and the buttons to save and to publish it. */
export function BlogFormFoot({ editing }: { editing: BlogEditing }) {
  const { draft, blog, saveState, autosave, busy, isNew, save, cancelSchedule, take, renew } =
    editing;
  const [open, setOpen] = useState<'preview' | 'versions' | 'hour' | 'now'>();
  const close = () => setOpen(undefined);
  const isPublished = blog?.state === 'published' || blog?.state === 'changed';
  const busyLabel = isNew ? BLOG_TEXTS.creating : BLOG_TEXTS.updating;
  // What is decided first determines what is saved.
  const stuck = saveState.state === 'conflict' || busy !== undefined;

  // A restored version replaces what was saved, so what is still being sent has to arrive first.
  const isSettled = async () => {
    if (autosave.isStopped()) return true;
    await autosave.keep();
    if (autosave.unsaved())
      toast.error('What you wrote isn’t saved yet. Please take care of that first.');
    return !autosave.unsaved();
  };
  const openVersions = async () => {
    if (await isSettled()) setOpen('versions');
  };
  const publishNow = () => void save({ publish: true, publishAt: null });
  return (
    <footer className="border-t border-line bg-surface px-4 pt-2.5 pb-3 sm:px-6">
      <div className="mx-auto flex max-w-275 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-1">
          <div className="min-w-0 flex-1">
            <BlogSaveState
              saveState={saveState}
              isPublished={isPublished}
              publishAt={blog?.publishAt ?? null}
              onRetry={() => void autosave.keep()}
            />
          </div>
          <IconButton
            label="Preview"
            icon={<Eye size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen('preview')}
          />
          {blog && (
            <IconButton
              label="Versions"
              icon={<History size={20} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => void openVersions()}
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            variant="quiet"
            className="max-sm:flex-1"
            busy={busy === 'save'}
            busyLabel={busyLabel}
            disabled={stuck && busy !== 'save'}
            onClick={() => void save(NOT_PUBLISHED)}
          >
            Save draft
          </Button>
          {(!isPublished || blog.publishAt) && (
            <Button
              variant="quiet"
              icon={<CalendarClock size={18} aria-hidden />}
              disabled={stuck}
              aria-haspopup="dialog"
              onClick={() => setOpen('hour')}
            >
              {/* On phones only the icon: there is no room for three labels in a row. */}
              <span className="max-sm:sr-only">
                {blog?.publishAt ? 'Change the date' : 'Publish at'}
              </span>
            </Button>
          )}
          <Button
            className="max-sm:flex-1"
            icon={<Send size={18} aria-hidden className="max-sm:hidden" />}
            busy={busy === 'publish'}
            busyLabel={busyLabel}
            disabled={stuck && busy !== 'publish'}
            onClick={() => (blog?.publishAt ? setOpen('now') : publishNow())}
          >
            {isPublished ? 'Publish changes' : blog?.publishAt ? 'Publish now' : 'Publish'}
          </Button>
        </div>
      </div>
      <PreviewBlog
        open={open === 'preview'}
        onClose={close}
        article={articleInDraft(draft, blog?.publishedAt ?? null)}
        onRenew={blog && renew}
      />
      <VersionsDialog
        blogId={open === 'versions' ? blog?.id : undefined}
        onClose={close}
        onRestored={take}
        isSettled={isSettled}
      />
      <PublishAtDialog
        key={blog?.publishAt}
        open={open === 'hour'}
        onClose={close}
        publishAt={blog?.publishAt ?? null}
        onSet={(publishAt) => {
          close();
          void save({ publish: true, publishAt });
        }}
        onCancelled={() => {
          close();
          void cancelSchedule();
        }}
      />
      {blog?.publishAt && (
        <PublishNowDialog
          publishAt={blog.publishAt}
          open={open === 'now'}
          onClose={close}
          onConfirm={publishNow}
        />
      )}
    </footer>
  );
}
