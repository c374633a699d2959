import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import { shownClock, shownWeekday } from '@hearthside/contract/shown-date';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { useSubject } from '@/lib/use-subject';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useCareTasks, useHandOver } from '../api/care';
import type { Due } from './use-marking';

const toForm = z.object({ toId: z.string().min(1, 'Please choose a person') });

export interface HandOverDialogProps {
  /** The dialog is open while this is set. */
  due: Due | undefined;
  onClose: () => void;
}

/** Hands one occurrence over to somebody else who cares for the animal. */
export function HandOverDialog({ due, onClose }: HandOverDialogProps) {
  const { shown, opening } = useSubject(due);
  if (!shown) return null;
  return <OneHandOver key={opening} shown={shown} open={due !== undefined} onClose={onClose} />;
}

interface OneHandOverProps {
  shown: Due;
  open: boolean;
  onClose: () => void;
}

function OneHandOver({ shown, open, onClose }: OneHandOverProps) {
  const { task, occurrence } = shown;
  const { trigger: handOver } = useHandOver();
  const people = useCareTasks({ petId: task.pet.id });
  const me = useMe();
  const form = useForm({ resolver: zodResolver(toForm), defaultValues: { toId: '' } });
  const { errors, isSubmitting } = form.formState;
  const save = async ({ toId }: { toId: string }) => {
    const { day, time } = occurrence;
    const which = { taskId: task.id, day, time };
    const { to, before } = await handOver({ ...which, toId: Number(toId) });
    const undo = async () => {
      try {
        await handOver({ ...which, toId: before });
        toast.success(CARE_TEXTS.handoverUndone);
      } catch (error) {
        toast.error(messageOf(error, CARE_TEXTS.failed));
      }
    };
    toast.undo(`${CARE_TEXTS.handedOver} to ${to?.name ?? ''}`, () => void undo());
    onClose();
  };
  const { assignee } = occurrence;
  const others = people.data?.people.filter(({ id }) => id !== assignee?.id) ?? [];
  const choices = others.map(({ id, name }) => ({
    value: String(id),
    label: id === me.id ? `${name} (you)` : name,
  }));
  const when = `${shownWeekday(occurrence.day)}${occurrence.time === null ? '' : `, ${shownClock(occurrence.time)}`}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      dismissable={!isSubmitting}
      title="Hand over this time"
      description={`${task.title} for ${task.pet.name}, ${when}. We’ll notify the person you choose.`}
      onSubmit={(event) => void submitting(form, save, CARE_TEXTS.failed)(event)}
      footer={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} disabled={choices.length === 0}>
            Hand over
          </Button>
        </>
      }
    >
      {errors.root && (
        <Notice tone="bad" live intoView className="mb-4">
          {errors.root.message}
        </Notice>
      )}
      <AsyncView
        {...viewOf(people)}
        skeleton={<SkeletonText lines={2} />}
        isEmpty={() => choices.length === 0}
        empty={
          <p>
            No one else is on {task.pet.name}’s care team yet.{' '}
            <Link
              to={petPages.detail(task.pet.id)}
              className="font-medium text-brand-strong underline-offset-3 hover:underline"
            >
              Open {task.pet.name}’s page
            </Link>{' '}
            to see who is on the care team.
          </p>
        }
      >
        {() => (
          <Field label="Who takes over?" required error={errors.toId?.message}>
            <Select
              data-autofocus
              placeholder="Choose a person"
              options={choices}
              {...form.register('toId')}
            />
          </Field>
        )}
      </AsyncView>
    </Dialog>
  );
}
