import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';

/** Shown while a blog has no paragraphs (part 2 §2). */
export function NothingToPreview() {
  return (
    <p className="rounded-m bg-surface-sunken px-4 py-6 text-center text-ink-soft">
      {BLOG_TEXTS.nothingToPreview}
    </p>
  );
}
