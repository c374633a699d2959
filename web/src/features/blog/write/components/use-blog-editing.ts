import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import type { Me } from '@hearthside/contract/member/me';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { toast } from '@/ui/toast/toast';
import { blogs } from '../../api/blogs';
import type { Answered } from '../../api/blog-autosave';
import type { PublishChoice } from '../../api/blog-sender';
import { blogDraftOf, emptyBlog, type BlogDraft } from '../../model/blog-draft';
import { blogProblems, type BlogProblems } from '../../model/blog-problems';
import { scheduleCancelled } from '../../model/blog-words';
import { unsentBlog } from '../../model/unsent-blog';
import { answeredDraft, withFreshLinks } from '../../model/renewed-draft';
import { useBlogAutosave } from './use-blog-autosave';

export interface BlogEditingStart {
  /** The blog as it was opened. Undefined for a new blog. */
  opened: ManagedBlog | undefined;
  me: Me;
  /** Called when a new blog has been created on the server. */
  onBegun: (id: string) => void;
  /** Called when it was saved on request. */
  onDone: () => void;
  /** Called when fields are invalid. */
  onWrong: () => void;
}

/** Writing a blog: its current state, and how it gets to the server (part 2 §4, §5, §7). */
export function useBlogEditing({ opened, me, onBegun, onDone, onWrong }: BlogEditingStart) {
  const [start] = useState(() => (opened ? blogDraftOf(opened) : emptyBlog(fullName(me))));
  const [unsent] = useState(() => unsentBlog(me.id, opened?.id));
  const [draft, setDraft] = useState<BlogDraft>(() => {
    if (!unsent) return start;
    return opened ? withFreshLinks(unsent.draft, opened) : unsent.draft;
  });
  const [blog, setBlog] = useState(opened);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<BlogProblems>({});
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState<'save' | 'publish'>();
  const [uploads, setUploads] = useState(0);

  const latest = useRef(onBegun);
  useEffect(() => {
    latest.current = onBegun;
  }, [onBegun]);
  const onSaved = ({ blog: saved, begun, sent }: Answered) => {
    setBlog(saved);
    if (sent) setDraft((now) => answeredDraft(now, sent, saved));
    if (begun) latest.current(saved.id);
  };
  // Text that is based on an older revision gets a conflict when it is sent.
  const revision = unsent?.revision ?? opened?.revision;
  const { autosave, saveState, clear } = useBlogAutosave(
    me.id,
    {
      id: opened?.id,
      revision,
      publishAt: opened?.publishAt,
      kept: start,
      sent: unsent?.sent,
      key: unsent?.key,
    },
    draft,
    onSaved,
  );

  const patch = useCallback((part: Partial<BlogDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
    );
  }, []);

  const save = async (out: PublishChoice) => {
    setTried(true);
    setTrouble('');
    setRefused({});
    if (Object.keys(blogProblems(draft)).length > 0) return onWrong();
    if (uploads > 0)
      return setTrouble('A file is still being uploaded. Wait for it, or cancel it.');
    setBusy(out.publish ? 'publish' : 'save');
    try {
      await autosave.save(draft, out);
      toast.success(opened ? BLOG_TEXTS.updated : BLOG_TEXTS.created);
      onDone();
    } catch (error) {
      if (isChangedMeanwhile(error)) return;
      const details = error instanceof ApiError ? error.details : {};
      setRefused(details);
      if (Object.keys(details).length > 0) onWrong();
      setTrouble(messageOf(error, opened ? BLOG_TEXTS.updateFailed : BLOG_TEXTS.createFailed));
    } finally {
      setBusy(undefined);
    }
  };

  const cancelSchedule = async () => {
    setTrouble('');
    setBusy('save');
    try {
      const { state } = await autosave.cancelSchedule();
      toast.success(scheduleCancelled(state));
    } catch (error) {
      if (isChangedMeanwhile(error)) return;
      setTrouble(messageOf(error, 'The blog couldn’t be unscheduled'));
    } finally {
      setBusy(undefined);
    }
  };

  /** Replaces what is written with the server's version. */
  const take = (theirs: ManagedBlog) => {
    const next = blogDraftOf(theirs);
    autosave.replaced(next, theirs);
    setDraft(next);
  };
  const theirs = async () => (await blogs.detail({ id: autosave.id() ?? '' })).blog;

  return {
    draft,
    setDraft,
    patch,
    blog,
    saveState,
    autosave,
    clear,
    busy,
    trouble,
    isNew: opened === undefined,
    problems: { ...(tried && blogProblems(draft)), ...refused } as BlogProblems,
    isUnsaved: () => autosave.unsaved() || uploads > 0,
    onUploading: useCallback((is: boolean) => setUploads((before) => before + (is ? 1 : -1)), []),
    save,
    cancelSchedule,
    take,
    /** Gets valid links to the same files. */
    renew: async () => {
      const now = await theirs();
      setDraft((before) => withFreshLinks(before, now));
    },
    keepMine: async () => {
      const now = await theirs();
      autosave.settled(blogDraftOf(now), now);
      await autosave.keep();
    },
    readTheirs: theirs,
    takeTheirs: async () => take(await theirs()),
  };
}

export type BlogEditing = ReturnType<typeof useBlogEditing>;
