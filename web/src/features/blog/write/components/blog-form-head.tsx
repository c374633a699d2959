import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { Badge } from '@/ui/badge';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { scheduleText, STATE_TONES, stateName } from '../../model/blog-words';
import type { BlogEditing } from './use-blog-editing';

/** The blog's state, its title and its subtitle. */
export function BlogFormHead({ editing }: { editing: BlogEditing }) {
  const { draft, patch, problems, blog } = editing;
  return (
    <div className="grid content-start gap-4">
      {blog && (
        <p className="flex flex-wrap items-center gap-2 text-s text-ink-soft">
          <Badge tone={STATE_TONES[blog.state]}>{stateName(blog.state)}</Badge>
          {blog.publishAt && scheduleText(blog.publishAt)}
        </p>
      )}
      <Field label="Title" required error={problems.title}>
        <TextInput
          value={draft.title}
          maxLength={BLOG_LIMITS.title}
          onChange={({ target }) => patch({ title: target.value })}
          className="font-display text-l"
        />
      </Field>
      <Field label="Subtitle" optional error={problems.subtitle}>
        <TextInput
          value={draft.subtitle}
          maxLength={BLOG_LIMITS.subtitle}
          onChange={({ target }) => patch({ subtitle: target.value })}
        />
      </Field>
    </div>
  );
}
