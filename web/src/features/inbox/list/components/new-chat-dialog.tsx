import { useState } from 'react';
import { CHAT_NAME_MAX } from '@hearthside/contract/inbox/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { useMe } from '@/features/session';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { emptyDraft, selectedWords, isGroup, nameToBe } from '../../model/new-chat';
import { ChatPicker } from './chat-picker';
import { PickedPeople, type DraftProps } from './picked-people';
import { useStartChat } from './use-start-chat';

/** A group's name. If left empty, it becomes the first names, which are shown as a placeholder. */
function GroupName({ draft, onChange }: DraftProps) {
  const me = useMe();
  if (!isGroup(draft)) return null;
  return (
    <Field label="Name of the group" optional>
      <TextInput
        value={draft.name}
        maxLength={CHAT_NAME_MAX}
        placeholder={nameToBe(draft, me)}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
    </Field>
  );
}

export interface NewChatDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Start New Chat' (part 1 §2.4): one person makes a direct chat, two or more make a group. */
export function NewChatDialog({ open, onClose }: NewChatDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const { start, busy, problem, clear } = useStartChat(onClose);
  // Each time it opens, it starts empty.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(emptyDraft);
      clear();
    }
  }
  const change = (next: typeof draft) => {
    setDraft(next);
    clear();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Start New Chat"
      description="Pick one person for a direct chat, or several for a group."
      dismissable={!busy}
      footer={
        <>
          <p
            aria-live="polite"
            className="self-center text-s text-ink-soft max-sm:order-last sm:mr-auto"
          >
            {selectedWords(draft.picked.length)}
          </p>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Creating..." onClick={() => void start(draft)}>
            Create
          </Button>
        </>
      }
    >
      <div aria-live="assertive">
        {problem && (
          <Notice tone="bad" className="mb-3">
            {problem}
          </Notice>
        )}
      </div>
      <ChatPicker draft={draft} onChange={change} />
      {draft.picked.length > 0 && (
        // At the bottom, so that the list does not move under the finger that picks from it.
        <div className="z-10 -mx-1 mt-2 grid gap-3 border-t border-line bg-surface px-1 pt-3 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:-bottom-5 [@media(min-height:36rem)]:pb-5 [@media(min-height:36rem)]:-mb-5">
          <PickedPeople draft={draft} onChange={change} />
          <GroupName draft={draft} onChange={change} />
        </div>
      )}
    </Dialog>
  );
}
