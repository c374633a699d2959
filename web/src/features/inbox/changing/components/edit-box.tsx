import type { Message } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { inputStyle } from '@/ui/fields/input-style';
import { useMessageChanges } from '../../api/use-message-changes';
import { sendsMessage, textRoom } from '../../model/composer-rules';
import { editDraft } from '../../model/composer-draft';
import { MentionList } from '../../mentions/components/mention-list';
import { useMentionPicker } from '../../mentions/components/use-mention-picker';
import { useMessageActions } from '../../thread/components/message-actions';

export interface EditBoxProps {
  message: Message;
  /** It was begun before the thread left the screen, so it doesn't take the focus. */
  resumed: boolean;
  onEnd: () => void;
}

/**
 * In place of a message: its words, to be changed. If that is refused, they stay and it says why. What is typed is
 * stored until it is saved or canceled, because the thread may leave the screen at any time.
 */
export function EditBox({ message, resumed, onEnd }: EditBoxProps) {
  const { edit } = useMessageChanges();
  const { viewer } = useMessageActions();
  const kept = useMemo(() => editDraft(viewer.id, message.id), [viewer.id, message.id]);
  const [begun] = useState(() => {
    const { text = message.content, editedAt = message.editedAt } = kept.read() ?? {};
    return { text, editedAt };
  });
  const [text, setText] = useState(begun.text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const room = textRoom(text);
  const isReady = !room.tooLong && (!room.isEmpty || message.attachments.length > 0);
  const takesFocus = useRef(!resumed);
  useEffect(() => {
    const { current } = box;
    if (takesFocus.current) current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const type = (typed: string) => {
    setText(typed);
    if (typed === message.content) kept.clear();
    else kept.write({ ...begun, text: typed });
  };
  const end = () => {
    kept.clear();
    onEnd();
  };
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    setError('');
    try {
      await edit({ ...message, editedAt: begun.editedAt }, text.trim());
      end();
    } catch (reason) {
      setError(messageOf(reason, 'The message could not be edited'));
      setBusy(false);
    }
  };
  const picker = useMentionPicker({ box, text, onText: type });
  const press = (event: KeyboardEvent) => {
    if (picker.press(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!busy) end();
    } else if (sendsMessage(event.nativeEvent, isTouch())) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <form
      aria-label="Edit message"
      onSubmit={(event) => void save(event)}
      className="grid w-[min(34rem,70vw)] max-w-full gap-2 rounded-m border border-line bg-surface p-2"
    >
      <MentionList picker={picker} />
      <textarea
        ref={box}
        dir="auto"
        aria-label="Message"
        aria-invalid={room.tooLong || error !== '' || undefined}
        aria-describedby={errorId}
        value={text}
        rows={Math.min(8, text.split('\n').length + 1)}
        {...picker.aria}
        onChange={(event) => {
          type(event.target.value);
          picker.follow();
        }}
        onSelect={picker.follow}
        onBlur={picker.follow}
        onKeyDown={press}
        className={clsx(inputStyle, 'resize-none py-2! leading-6!')}
      />
      <p id={errorId} role={error ? 'alert' : undefined} className="text-s text-bad empty:hidden">
        {error || room.words}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="s" disabled={busy} onClick={end}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="s"
          busy={busy}
          busyLabel="Saving..."
          aria-disabled={!isReady || undefined}
        >
          Save
        </Button>
      </div>
    </form>
  );
}

/** Where Enter on a screen keyboard is the only way to a new line. */
const isTouch = () => window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
