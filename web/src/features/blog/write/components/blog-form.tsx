import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import type { Me } from '@hearthside/contract/member/me';
import { useEffect, useRef } from 'react';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { Notice } from '@/ui/notice';
import { BlogConflict } from './blog-conflict';
import { BlogFormFoot } from './blog-form-foot';
import { BlogFormHead } from './blog-form-head';
import { BlogFormParagraphs } from './blog-form-paragraphs';
import { BlogFormSide } from './blog-form-side';
import { BlogLeaveGuard } from './blog-leave-guard';
import { useBlogEditing } from './use-blog-editing';

export interface BlogFormProps {
  /** The blog as it was opened. Undefined for a new blog. */
  opened: ManagedBlog | undefined;
  me: Me;
  /** Gets the function that saves what was written last, for whoever closes the form. Undefined once that is gone. */
  onAutosave: (keep: (() => Promise<unknown>) | undefined) => void;
  onBegun: (id: string) => void;
  onDone: () => void;
}

/**
 * The whole form for a blog (part 2 §2). What is typed is saved automatically as a draft, unless the blog is
 * scheduled.
 */
export function BlogForm({ opened, me, onAutosave, onBegun, onDone }: BlogFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const onWrong = useFirstInvalid(box);
  const editing = useBlogEditing({ opened, me, onBegun, onDone, onWrong });
  const { saveState, autosave, trouble, problems } = editing;
  useEffect(() => {
    onAutosave(autosave.keep);
    return () => onAutosave(undefined);
  }, [onAutosave, autosave]);

  return (
    <div className="flex h-full flex-col">
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto max-w-275 px-4 py-5 sm:px-6">
          <div className="mb-5 grid gap-4 empty:hidden">
            {saveState.state === 'conflict' && (
              <BlogConflict
                {...saveState}
                draft={editing.draft}
                readTheirs={editing.readTheirs}
                onMine={editing.keepMine}
                onTheirs={editing.takeTheirs}
              />
            )}
            {trouble && (
              <Notice tone="bad" live>
                {trouble} {problems.content}
              </Notice>
            )}
          </div>
          <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
            <BlogFormHead editing={editing} />
            <div className="lg:col-start-2 lg:row-span-2">
              <BlogFormSide editing={editing} />
            </div>
            <BlogFormParagraphs editing={editing} />
          </div>
        </div>
      </div>
      <BlogFormFoot editing={editing} />
      <BlogLeaveGuard isUnsaved={editing.isUnsaved} onLeave={editing.clear} />
    </div>
  );
}
