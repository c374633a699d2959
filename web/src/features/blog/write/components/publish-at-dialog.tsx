import { CalendarClock } from 'lucide-react';
import { useRef, useState } from 'react';
import { timeZoneName } from '@/lib/time-zone';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import {
  publishTimeOf,
  typedPublishTime,
  usualPublishTime,
  type TypedPublishTime,
} from '../../model/publish-time';

export interface PublishAtDialogProps {
  open: boolean;
  onClose: () => void;
  /** The current publish time, if there is one. */
  publishAt: string | null;
  onSet: (publishAt: string) => void;
  /** Called when the publish time should be removed. */
  onCancelled: () => void;
}

/** Asks for the publish time of a blog, and says which time zone it is in. */
export function PublishAtDialog(props: PublishAtDialogProps) {
  const { open, onClose, publishAt, onSet, onCancelled } = props;
  const [hour, setHour] = useState<TypedPublishTime>(() =>
    publishAt ? typedPublishTime(new Date(publishAt)) : usualPublishTime(),
  );
  const [wrong, setWrong] = useState<Partial<TypedPublishTime>>({});
  const box = useRef<HTMLDivElement>(null);
  const focusFirst = useFirstInvalid(box);

  const set = () => {
    const read = publishTimeOf(hour);
    if ('at' in read) return onSet(read.at.toISOString());
    setWrong(read.wrong);
    focusFirst();
  };
  const type = (part: Partial<TypedPublishTime>) => {
    setHour({ ...hour, ...part });
    setWrong({});
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title="Publish at"
      description="Members can read it from then on. Until then it stays as it is, and can still be changed."
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        set();
      }}
      footer={
        <>
          {publishAt ? (
            <Button variant="quiet" onClick={onCancelled}>
              Unschedule
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" icon={<CalendarClock size={18} aria-hidden />}>
            Set the date
          </Button>
        </>
      }
    >
      <div ref={box} className="grid gap-4 min-[400px]:grid-cols-2">
        <Field label="Date" required error={wrong.day}>
          <TextInput
            type="date"
            data-autofocus
            value={hour.day}
            min={typedPublishTime(new Date()).day}
            onChange={({ target }) => type({ day: target.value })}
          />
        </Field>
        <Field label="Time" required error={wrong.time}>
          <TextInput
            type="time"
            value={hour.time}
            onChange={({ target }) => type({ time: target.value })}
          />
        </Field>
      </div>
      <p className="mt-3 text-s text-ink-soft">Time zone: {timeZoneName()}</p>
    </Dialog>
  );
}
