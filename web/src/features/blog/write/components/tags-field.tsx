import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button';
import { isComposing } from '@/ui/fields/composing';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { addedTag } from '../../model/blog-problems';

export interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Tags, added with Add or Enter (part 2 §2). Several can be separated by commas. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const next = [...tags];
    const left: string[] = [];
    let wrong = '';
    for (const one of typed.split(',')) {
      const added = addedTag(next, one);
      if (added && 'tag' in added) next.push(added.tag);
      if (!added || 'tag' in added) continue;
      left.push(one.trim());
      wrong = added.problem;
    }
    setTyped(left.join(', '));
    setProblem(wrong);
    if (next.length > tags.length) onChange(next);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    // The pressed button disappears with the tag.
    input.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-2">
      <Field label="Tags" optional error={problem || error}>
        <div className="flex gap-2">
          <TagInput
            input={input}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setProblem('');
            }}
            onKeyDown={key}
            // What was typed and not added would get lost silently.
            onBlur={add}
          />
          <Button variant="quiet" onClick={add}>
            Add
          </Button>
        </div>
      </Field>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full border border-line-strong bg-surface pl-3 text-s"
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {tag}
              </span>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => remove(tag)}
                className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink sm:pointer-fine:size-8"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TagInputProps {
  input: React.Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

function TagInput({ input, onChange, ...rest }: TagInputProps) {
  return (
    <TextInput
      ref={input}
      {...rest}
      maxLength={BLOG_LIMITS.tag * BLOG_LIMITS.tags}
      enterKeyHint="done"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
