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
  /** The appointment that is confirmed or changed. Undefined for a new one. */
  appointment: Appointment | undefined;
  /** The form's initial values. */
  start: OfficeInput;
  /** The name of its draft: 'new', 'edit.12'. */
  about: string;
  onSaved: () => void;
}

/**
 * The office's form. What is typed is stored until it is saved or discarded. After a conflict, the appointment as
 * somebody else has saved it is shown next to the form, and saving again overwrites it.
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
    // The member has to be chosen again: of them the draft only has a number.
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
    /** Whether it started with what had been typed before. */
    resumed: isTypedOver(keptTyped, start),
    busy: form.formState.isSubmitting,
    problem: form.formState.errors.root?.message,
    submit,
    /** Discards what was typed. Returns a function that restores it, if there was anything. */
    discard: () => {
      const typed = kept.read();
      kept.clear();
      return typed && isTypedOver(typed, start) ? () => kept.write(typed) : undefined;
    },
  };
}
