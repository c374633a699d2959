import clsx from 'clsx';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { inputStyle } from '@/ui/fields/input-style';
import { editsLast, pastedFiles, sendsMessage } from '../../model/composer-rules';
import { MentionList } from '../../mentions/components/mention-list';
import { TemplateList } from '../../office/components/template-list';
import { useTemplatePicker } from '../../office/components/use-template-picker';
import type { ComposerState } from './use-composer';
import { useMentionPicker } from '../../mentions/components/use-mention-picker';

/**
 * Both have the same shape: the element behind gives the box its height, in every browser, up to the 376 px of part 1
 * §9. On a phone, a keyboard takes part of the screen.
 */
const shape =
  'col-start-1 row-start-1 max-h-94 max-sm:max-h-[calc(var(--seen-height,100dvh)*0.4)] min-h-11 px-3.5! py-[9px]! leading-6! whitespace-pre-wrap wrap-anywhere';

export interface ComposerTextProps {
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  describedBy: string;
  composer: Pick<ComposerState, 'text' | 'type' | 'room'>;
  onSend: () => void;
  /** Begins the edit of the message that was sent last. Undefined if it can't be changed. */
  onEditLast: (() => void) | undefined;
  onFiles: (files: File[]) => void;
}

/** The text of a message. It grows with its content to about fifteen lines, and says when it gets too long. */
export function ComposerText({
  box,
  label,
  describedBy,
  composer,
  onSend,
  onEditLast,
  onFiles,
}: ComposerTextProps) {
  const { text, type, room } = composer;
  const picker = useMentionPicker({ box, text, onText: type });
  const answers = useTemplatePicker({ box, text, onText: type });
  const onSelectionChanged = () => {
    picker.follow();
    answers.follow();
  };

  const press = (event: KeyboardEvent) => {
    if (picker.press(event) || answers.press(event)) return;
    const edits = onEditLast !== undefined && editsLast(event.nativeEvent, text);
    if (!edits && !sendsMessage(event.nativeEvent, hasScreenKeyboard())) return;
    event.preventDefault();
    if (edits) onEditLast();
    else onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="relative grid min-w-0 flex-1">
      <MentionList picker={picker} className="absolute inset-x-0 bottom-full z-20 mb-1 max-w-90" />
      <TemplateList
        picker={answers}
        className="absolute inset-x-0 bottom-full z-20 mb-1 max-w-120"
      />
      <div
        aria-hidden
        dir="auto"
        className={clsx(shape, 'invisible overflow-hidden border border-transparent text-m')}
      >
        {/* An empty last line counts too. */}
        {text}{' '}
      </div>
      <textarea
        ref={box}
        dir="auto"
        rows={1}
        value={text}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={room.tooLong || undefined}
        placeholder="Write a message..."
        enterKeyHint={hasScreenKeyboard() ? 'enter' : 'send'}
        {...picker.aria}
        {...answers.aria}
        onChange={(event) => {
          type(event.target.value);
          onSelectionChanged();
        }}
        onSelect={onSelectionChanged}
        onBlur={onSelectionChanged}
        onKeyDown={press}
        onPaste={paste}
        className={clsx(inputStyle, shape, 'resize-none overflow-y-auto rounded-m!')}
      />
    </div>
  );
}

export interface ComposerFootProps {
  id: string;
  composer: Pick<ComposerState, 'text' | 'room'>;
  /** Whether the message that was sent last can be edited. */
  editsLast: boolean;
}

/** Below the text: which keys do what now, and the remaining length, once it gets short. */
export function ComposerFoot({ id, composer, editsLast: hasLast }: ComposerFootProps) {
  const { text, room } = composer;
  const isEmpty = text === '';
  return (
    <div className="flex min-h-7 items-center justify-between gap-3 px-13 text-xs max-sm:min-h-0 sm:px-15">
      <span id={id} className="contents">
        <span
          className={clsx(
            'text-ink-faint transition-opacity duration-150 max-sm:sr-only pointer-coarse:sr-only',
            isEmpty && 'opacity-0',
            isEmpty && hasLast && 'group-focus-within/composer:opacity-100',
          )}
        >
          {isEmpty && hasLast
            ? 'Up arrow edits your last message'
            : 'Enter sends, Shift + Enter starts a new line'}
        </span>{' '}
        <span
          className={clsx(
            'ml-auto tabular-nums',
            room.tooLong ? 'font-semibold text-bad' : 'text-ink-soft',
          )}
        >
          {room.words}
        </span>
      </span>
      {/* Announced once each, not at every key. */}
      <span role="status" className="sr-only">
        {room.tooLong
          ? 'The message is too long.'
          : room.words && 'The message is nearly too long.'}
      </span>
    </div>
  );
}

/** Whether there is a screen keyboard, where Enter is the only way to a new line. */
const hasScreenKeyboard = () =>
  window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
