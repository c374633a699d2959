import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { showFieldErrors } from '@/lib/form-errors';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { useCreateAppointment, useSaveAppointment } from '../api/appointments';
import { useSameKey } from '../api/use-same-key';
import {
  isTypedOver,
  officeDraft,
  officeForm,
  type OfficeGiven,
  type OfficeInput,
} from '../model/office-form';
import { useTheirs } from './use-theirs';

export interface OfficeFormOptions {
  /** What is confirmed or changed; nothing for a new one. */
  appointment: Appointment | undefined;
  /** What the form begins with. */
  start: OfficeInput;
  /** Names its draft: 'new', 'edit.12'. */
  about: string;
  onSaved: () => void;
}

/**
 * The form of the office. What is typed is kept until it is saved or discarded; where somebody else was
 * quicker, the appointment as they left it is shown beside it, and saving again goes over that.
 */
export function useOfficeForm({ appointment, start, about, onSaved }: OfficeFormOptions) {
  const me = useMe();
  const { trigger: create } = useCreateAppointment();
  const { trigger: save } = useSaveAppointment();
  const once = useSameKey('create');
  const { theirs, explain } = useTheirs(appointment?.id);
  const kept = useMemo(() => officeDraft(me.id, about), [me.id, about]);
  const [{ revision: keptRevision, ...keptTyped }] = useState(() => kept.read() ?? {});
  const [revision, setRevision] = useState(keptRevision ?? appointment?.revision ?? '');
  const form = useForm({
    resolver: zodResolver(officeForm),
    // Whom it was for is chosen anew: of them no more is kept than a number.
    defaultValues: { ...start, ...keptTyped, userId: start.userId },
  });
  const keptOver = useMemo(
    () => ({ ...kept, write: (typed: Partial<OfficeInput>) => kept.write({ ...typed, revision }) }),
    [kept, revision],
  );
  useFormDraft(form, keptOver);

  const send = async ({ userId, ...given }: OfficeGiven) => {
    if (appointment) return save({ id: appointment.id, ...given, revision });
    return once({ userId, ...given }, (key) => create({ userId, ...given, key }));
  };
  const { created, confirmed, moved } = APPOINTMENT_TEXTS;
  const done = !appointment ? created : appointment.state === 'requested' ? confirmed : moved;

  const submit = form.handleSubmit(async (given) => {
    try {
      await send(given);
      kept.clear();
      toast.success(done);
      onSaved();
    } catch (error) {
      if (showFieldErrors(error, form)) return;
      const { message, now } = await explain(error);
      if (now) {
        setRevision(now.revision);
        kept.write({ ...form.getValues(), revision: now.revision });
      }
      form.setError('root', { type: 'server', message });
    }
  });

  return {
    form,
    theirs,
    /** It began with what had been typed before. */
    resumed: isTypedOver(keptTyped, start),
    busy: form.formState.isSubmitting,
    problem: form.formState.errors.root?.message,
    submit,
    /** Forgets what was typed; answers how to have it back, where there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && isTypedOver(typed, start) ? () => kept.write(typed) : undefined;
    },
  };
}
