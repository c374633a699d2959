import { APPOINTMENT_TEXTS, type AppointmentKind } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { submitting } from '@/lib/form-submit';
import { deviceZone } from '@/lib/time-zone';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { useAsk } from '../api/use-ask';
import { askDraft, askForm } from '../model/ask-form';

/** The form for asking for an appointment. What is typed is stored until it is sent. */
export function useAskForm(kind: AppointmentKind, onAsked: (appointment: Appointment) => void) {
  const me = useMe();
  const ask = useAsk();
  const kept = useMemo(() => askDraft(me.id, kind), [me.id, kind]);
  const form = useForm({
    resolver: zodResolver(askForm),
    defaultValues: {
      kind,
      date: '',
      time: '',
      about: '',
      phone: me.phoneNumber,
      ...kept.read(),
      timeZone: deviceZone(),
    },
  });
  useFormDraft(form, kept);
  const submit = submitting(
    form,
    async (typed) => {
      const made = await ask(typed);
      kept.clear();
      toast.success(APPOINTMENT_TEXTS.asked);
      onAsked(made);
    },
    APPOINTMENT_TEXTS.failed,
  );
  return { form, submit, busy: form.formState.isSubmitting };
}
