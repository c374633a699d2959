import { NO_SUCH_DAY } from '@hearthside/contract/calendar-date';
import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { shownDay } from '@hearthside/contract/shown-date';
import { clockIn } from '@hearthside/contract/zoned-time';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { deviceZone } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import { chats } from '../../api/chats';
import { newTurn } from '../../thread/components/use-thread-place';

export interface JumpToDateDialogProps {
  open: boolean;
  onClose: () => void;
  chatId: number;
}

/** Asks for a day, and shows what was said first on it, or after it. */
export function JumpToDateDialog({ open, onClose, chatId }: JumpToDateDialogProps) {
  const navigate = useNavigate();
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const close = () => {
    setError(undefined);
    onClose();
  };
  const jump = async () => {
    const timeZone = deviceZone();
    const { message } = await chats.atDay({ chatId, day, timeZone });
    if (!message) return setError(`No messages on ${shownDay(day)} or later.`);
    close();
    const its = clockIn(timeZone, new Date(message.createdAt)).day;
    if (its !== day) {
      toast.success(`No messages on ${shownDay(day)}. Showing ${shownDay(its)} instead.`);
    }
    void navigate(inboxPages.message(chatId, message.id), { state: newTurn() });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isCalendarDate(day)) return setError(day ? NO_SUCH_DAY : 'Please choose a day');
    setBusy(true);
    await jump().catch((reason: unknown) => setError(messageOf(reason)));
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Jump to date"
      size="s"
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Looking...">
            Jump
          </Button>
        </>
      }
    >
      <Field
        label="Day"
        hint="The chat opens at the first message of that day, or the next one after it."
        error={error}
      >
        <TextInput
          type="date"
          data-autofocus
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
