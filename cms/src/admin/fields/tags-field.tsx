import { BLOG_LIMITS, tidyTags } from '@hearthside/contract/blog/fields';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import { describedBy, FieldFrame } from './field-frame';
import type { OwnInputProps } from './input-props';

const Box = styled.div<{ $wrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  min-height: 4rem;
  padding: 0.6rem;
  border: 1px solid ${(props) => color(props.$wrong ? 'danger600' : 'neutral200')(props)};
  border-radius: ${radius};
  background: ${color('neutral0')};

  &:focus-within {
    border-color: ${color('primary600')};
    box-shadow: 0 0 0 2px ${color('primary600')};
  }
`;
const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.2rem;
  padding-left: 1rem;
  border-radius: 999px;
  background: ${color('primary100')};
  color: ${color('primary700')};
  font-size: ${textSize(1)};
  font-weight: 500;
  overflow-wrap: anywhere;
`;
const Remove = styled.button`
  width: 2.8rem;
  height: 2.8rem;
  border-radius: 999px;
  color: inherit;
  font-size: 1.6rem;
  line-height: 1;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${color('primary600')};
  }
`;
const Typed = styled.input`
  flex: 1 1 14rem;
  min-width: 10rem;
  min-height: 2.8rem;
  border: 0;
  outline: 0;
  background: none;
  color: ${color('neutral800')};
  font-size: ${textSize(2)};

  &::placeholder {
    color: ${color('neutral600')};
    opacity: 1;
  }
`;

const asTags = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What is wrong with a list of tags, or undefined. */
function problemOf(tags: readonly string[]): string | undefined {
  const long = tags.find((tag) => tag.length > BLOG_LIMITS.tag);
  if (long) return `“${long}” is longer than ${BLOG_LIMITS.tag} characters.`;
  if (tags.length > BLOG_LIMITS.tags) return `You can add up to ${BLOG_LIMITS.tags} tags.`;
  return undefined;
}

/** Words as chips. Enter or a comma adds what is typed, and Backspace in an empty line removes the last chip. */
export function TagsField(props: OwnInputProps<unknown>) {
  const { name, label, labelAction, hint, required, disabled, value, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const tags = asTags(value);
  const error = problem ?? props.error;

  const keep = (next: string[]) => onChange(name, next);
  /** Returns whether they were added. Tags with a problem stay in the line. */
  const add = (text: string): boolean => {
    const next = tidyTags([...tags, ...text.split(/[,\n]/)]);
    const wrong = problemOf(next);
    setProblem(wrong);
    if (wrong) return false;
    if (next.length > tags.length) keep(next);
    return true;
  };
  const addTyped = () => {
    if (add(typed)) setTyped('');
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that confirms a character in an input method adds nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      // Enter would save the whole form.
      event.preventDefault();
      addTyped();
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) keep(tags.slice(0, -1));
  };
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    if (!add(text)) setTyped(text.replace(/\n/g, ', '));
  };
  const remove = (tag: string) => {
    keep(tags.filter((one) => one !== tag));
    input.current?.focus();
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      labelAction={labelAction}
      hint={hint}
      error={error}
      required={required}
    >
      <Box $wrong={error !== undefined}>
        {tags.map((tag) => (
          <Chip key={tag}>
            {tag}
            <Remove
              type="button"
              aria-label={`Remove ${tag}`}
              disabled={disabled}
              onClick={() => remove(tag)}
            >
              ×
            </Remove>
          </Chip>
        ))}
        <Typed
          ref={input}
          id={id}
          value={typed}
          disabled={disabled}
          placeholder={disabled ? undefined : 'Type a word, then press Enter'}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error !== undefined || undefined}
          enterKeyHint="enter"
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          onKeyDown={pressed}
          onPaste={pasted}
          onBlur={addTyped}
        />
      </Box>
    </FieldFrame>
  );
}
