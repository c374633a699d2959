import type { Sees } from '@hearthside/contract/inbox/events';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { GROUP_TEXTS } from '@hearthside/contract/inbox/group-fields';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useGroupChanges } from '../../api/group-changes';
import { emptyDraft, selectedWords, type ChatDraft } from '../../model/new-chat';
import { ChatPicker } from '../../list/components/chat-picker';
import { PickedPeople } from '../../list/components/picked-people';
import { groupRights } from '../model/group-rights';

const CHOICES: readonly { sees: Sees; label: string }[] = [
  { sees: 'from-now', label: 'Messages from now on' },
  { sees: 'all', label: 'All messages' },
];

export interface AddPeopleDialogProps {
  chat: Chat;
  onClose: () => void;
}

/** Adds people to a group, and decides what they see of it. */
export function AddPeopleDialog({ chat, onClose }: AddPeopleDialogProps) {
  const { room, showAll } = groupRights(chat, useMe());
  const { add } = useGroupChanges(chat.id);
  const [draft, setDraft] = useState<ChatDraft>(emptyDraft);
  // What was written before is not meant for whoever comes later, unless somebody says so.
  const [sees, setSees] = useState<Sees>('from-now');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: ChatDraft) => {
    setDraft(next);
    setProblem('');
  };
  const submit = async () => {
    const memberIds = draft.picked.map(({ id }) => id);
    if (memberIds.length === 0) return setProblem(GROUP_TEXTS.addSomebody);
    setBusy(true);
    try {
      await add(memberIds, showAll ? sees : 'from-now');
      toast.success(memberIds.length === 1 ? '1 person added' : `${memberIds.length} people added`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'They could not be added'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add people"
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
          <Button busy={busy} busyLabel="Adding..." onClick={() => void submit()}>
            Add
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
      <ChatPicker draft={draft} onChange={change} toGroup={{ chatId: chat.id, room }} />
      <div className="z-10 -mx-1 mt-2 grid gap-3 border-t border-line bg-surface px-1 pt-3 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:-bottom-5 [@media(min-height:36rem)]:-mb-5 [@media(min-height:36rem)]:pb-5">
        {draft.picked.length > 0 && <PickedPeople draft={draft} onChange={change} />}
        {showAll ? (
          <ChoiceGroup label="They see">
            {CHOICES.map((choice) => (
              <Radio
                key={choice.sees}
                name="sees"
                label={choice.label}
                checked={sees === choice.sees}
                onChange={() => setSees(choice.sees)}
              />
            ))}
          </ChoiceGroup>
        ) : (
          <p className="text-s text-ink-soft">
            They’ll see messages from now on. You joined later and don’t see older ones either.
          </p>
        )}
      </div>
    </Dialog>
  );
}
