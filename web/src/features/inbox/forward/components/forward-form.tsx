import { chatTitle, MESSAGE_MAX } from '@hearthside/contract/inbox/fields';
import { FORWARD_TEXTS } from '@hearthside/contract/inbox/forward-fields';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { draft } from '@/lib/drafts/draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { textRoom } from '../../model/composer-rules';
import { useMessageActions } from '../../thread/components/message-actions';
import {
  leftOf,
  problemsOf,
  selectedChats,
  toggledChat,
  type ChosenChat,
} from '../model/forward-draft';
import { ForwardChats } from './forward-chats';
import type { ForwardDialogProps } from './forward-dialog';
import { useForward } from './use-forward';

/** Chooses the chats, with a comment that goes before the message. Loaded on demand. */
export function ForwardForm({ message, onClose }: ForwardDialogProps) {
  const me = useMe();
  const { changeHours } = useMessageActions();
  const forward = useForward(changeHours > 0);
  const kept = useMemo(
    () => draft<{ comment: string }>(me.id, `inbox.forward.${message.id}`),
    [me.id, message.id],
  );
  const [chosen, setChosen] = useState<readonly ChosenChat[]>([]);
  const [comment, setComment] = useState(() => kept.read()?.comment ?? '');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const room = textRoom(comment);

  const type = (typed: string) => {
    setComment(typed);
    if (typed === '') kept.clear();
    else kept.write({ comment: typed });
  };
  const submit = async () => {
    if (busy || room.tooLong) return;
    if (chosen.length === 0) return setProblems([FORWARD_TEXTS.noChat]);
    setBusy(true);
    setProblems([]);
    try {
      const results = await forward(message, chosen, comment.trim());
      const left = leftOf(chosen, results);
      if (left.length === 0) {
        kept.clear();
        return onClose();
      }
      setChosen(left);
      setProblems(
        problemsOf(results).map(({ chatId, problem }) => {
          const one = chosen.find(({ chat }) => chat.id === chatId);
          return one ? `${chatTitle(one.chat, me.id)}: ${problem}` : problem;
        }),
      );
    } catch (error) {
      setProblems([messageOf(error, 'The message could not be forwarded')]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title="Forward message"
      description="The chats you choose won’t see who wrote it or where."
      footer={
        <>
          <p
            aria-live="polite"
            className="self-center text-s text-ink-soft max-sm:order-last sm:mr-auto"
          >
            {selectedChats(chosen.length)}
          </p>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Forwarding..." onClick={() => void submit()}>
            Forward
          </Button>
        </>
      }
    >
      <div aria-live="assertive">
        {problems.length > 0 && (
          <Notice tone="bad" className="mb-3">
            {problems.map((problem) => (
              <p key={problem} dir="auto" className="wrap-anywhere">
                {problem}
              </p>
            ))}
          </Notice>
        )}
      </div>
      <ForwardChats
        chatId={message.chatId}
        chosen={chosen}
        onToggle={(chat) => {
          setChosen(toggledChat(chosen, chat));
          setProblems([]);
        }}
      />
      <Field
        label="Comment"
        optional
        error={room.tooLong ? `Up to ${MESSAGE_MAX} characters, please.` : undefined}
        className="mt-3"
      >
        <Textarea
          rows={2}
          value={comment}
          onChange={(event) => type(event.target.value)}
          className="min-h-16!"
        />
      </Field>
    </Dialog>
  );
}
