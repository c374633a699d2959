import { BLOG_CATEGORIES, BLOG_LIMITS, type BlogCategory } from '@hearthside/contract/blog/fields';
import { Card } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { CoverField } from './cover-field';
import { TagsField } from './tags-field';
import type { BlogEditing } from './use-blog-editing';
import { VideosField } from './videos-field';

const CATEGORIES = Object.entries(BLOG_CATEGORIES).map(([value, label]) => ({ value, label }));

/** The fields next to the text: category, cover, tags, videos, and how the blog appears in lists. */
export function BlogFormSide({ editing }: { editing: BlogEditing }) {
  const { draft, patch, problems, onUploading } = editing;
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <Field label="Category" required error={problems.category}>
          <Select
            options={CATEGORIES}
            value={draft.category}
            onChange={({ target }) => patch({ category: target.value as BlogCategory })}
          />
        </Field>
        <TagsField tags={draft.tags} error={problems.tags} onChange={(tags) => patch({ tags })} />
      </Card>
      <Card>
        <CoverField draft={draft} patch={patch} problems={problems} onUploading={onUploading} />
      </Card>
      <Card>
        <VideosField
          value={draft.videoUrls}
          error={problems.videoUrls}
          onChange={(videoUrls) => patch({ videoUrls })}
        />
      </Card>
      <Card className="grid gap-4">
        <Field
          label="Excerpt"
          optional
          hint="For lists and the feed. If empty, the beginning of the text is used."
          error={problems.excerpt}
        >
          <Textarea
            rows={3}
            value={draft.excerpt}
            maxLength={BLOG_LIMITS.excerpt}
            onChange={({ target }) => patch({ excerpt: target.value })}
          />
        </Field>
        <Field label="Author" optional error={problems.author}>
          <TextInput
            value={draft.author}
            maxLength={120}
            onChange={({ target }) => patch({ author: target.value })}
          />
        </Field>
        <Field
          label="Web address"
          optional
          hint="The end of the blog’s link. If you leave it empty, we make it from the title."
          error={problems.slug}
        >
          <TextInput
            value={draft.slug}
            maxLength={BLOG_LIMITS.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => patch({ slug: target.value })}
          />
        </Field>
      </Card>
    </div>
  );
}
