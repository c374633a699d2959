import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { emptyParagraph, movedParagraph, type DraftParagraph } from '../../model/blog-draft';
import { paragraphField } from '../../model/blog-problems';
import { ParagraphSlot } from './paragraph-slot';
import type { BlogEditing } from './use-blog-editing';

const NO_ROOM = `A blog has at most ${BLOG_LIMITS.paragraphs} paragraphs. Remove one first, then undo.`;

/** The paragraph slots: two at first, at most ten, at least one (part 2 §4, §9). */
export function BlogFormParagraphs({ editing }: { editing: BlogEditing }) {
  const { draft, setDraft, patch, problems, onUploading } = editing;
  const { paragraphs } = draft;
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string>();
  const count = useRef(paragraphs.length);
  useEffect(() => {
    count.current = paragraphs.length;
  }, [paragraphs]);
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-slot="${wanted}"]`)?.focus();
  }, [wanted]);

  const change = useCallback(
    (to: (now: DraftParagraph[]) => DraftParagraph[]) =>
      setDraft((before) => ({ ...before, paragraphs: to(before.paragraphs) })),
    [setDraft],
  );
  const onPatch = useCallback(
    (key: string, part: Partial<DraftParagraph>) =>
      change((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [change],
  );
  const onMove = useCallback(
    (key: string, by: -1 | 1) => change((now) => movedParagraph(now, key, by)),
    [change],
  );
  const remove = (key: string) => {
    const at = paragraphs.findIndex((one) => one.key === key);
    const removed = paragraphs[at];
    if (!removed || paragraphs.length <= 1) return;
    patch({ paragraphs: paragraphs.filter((one) => one !== removed) });
    setWanted((paragraphs[at + 1] ?? paragraphs[at - 1])?.key);
    if (!removed.content && !removed.file) return;
    const putBack = () => {
      // The paragraph is not lost: once there is room, it can still be put back.
      if (count.current >= BLOG_LIMITS.paragraphs) return toast.undo(NO_ROOM, putBack);
      change((now) => now.toSpliced(at, 0, removed));
    };
    toast.undo('Paragraph removed', putBack);
  };
  const add = () => {
    const added = emptyParagraph();
    patch({ paragraphs: [...paragraphs, added] });
    setWanted(added.key);
  };
  const full = paragraphs.length >= BLOG_LIMITS.paragraphs;
  return (
    <div className="grid content-start gap-4 lg:col-start-1">
      {problems.paragraphs && (
        <Notice tone="bad" live>
          {problems.paragraphs}
        </Notice>
      )}
      <ol ref={list} className="grid grid-cols-1 gap-4">
        {paragraphs.map((paragraph, at) => (
          <li key={paragraph.key} className="min-w-0">
            <ParagraphSlot
              paragraph={paragraph}
              onPatch={onPatch}
              onMove={onMove}
              onUploading={onUploading}
              number={at + 1}
              of={paragraphs.length}
              error={problems[paragraphField(paragraph.key)]}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="quiet" icon={<Plus size={18} aria-hidden />} disabled={full} onClick={add}>
          Add paragraph
        </Button>
        {full && (
          <p className="text-s text-ink-soft">
            {BLOG_LIMITS.paragraphs} paragraphs are the most a blog can have.
          </p>
        )}
      </div>
    </div>
  );
}
