import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useEffect } from 'react';
import { useMe } from '@/features/session';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { isOutOfDate } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { appointments, useCreateAppointment, useSaveAppointment } from '../api/appointments';
import { useSameKey } from '../api/use-same-key';
import {
  OFFICE_PARTS,
  officeForm,
  typedOf,
  type OfficeGiven,
  type OfficeInput,
} from '../model/office-form';

export interface OfficeFormOptions {
  /** The appointment that is confirmed or changed. Undefined for a new one. */
  appointment: Appointment | undefined;
  /** The form's initial values. */
  start: OfficeInput;
  /** The office's time zone as far as it is known. It can arrive after the form has opened. */
  officeZone: string;
  /** The name of its draft: 'new', 'edit.12'. */
  about: string;
  onSaved: () => void;
}

// The member has to be chosen again: of them a draft would only have a number.
const UNSTORED = ['userId'] as const;
// A new appointment is always in the office's time zone, also if that changed since the draft.
const UNSTORED_IF_NEW = ['userId', 'timeZone'] as const;

/** The office's form. What is typed is stored until it is saved or discarded. */
export function useOfficeForm(options: OfficeFormOptions) {
  const { appointment, start, officeZone, about, onSaved } = options;
  const me = useMe();
  const { trigger: create } = useCreateAppointment();
  const { trigger: save } = useSaveAppointment();
  const once = useSameKey('create');
  const { created, confirmed, moved } = APPOINTMENT_TEXTS;
  const done = !appointment ? created : appointment.state === 'requested' ? confirmed : moved;
  const state = useRevisedForm<Appointment, OfficeInput, OfficeGiven>({
    memberId: me.id,
    schema: officeForm,
    thing: appointment,
    typedOf: (now) => (now ? typedOf(now) : start),
    start,
    parts: OFFICE_PARTS,
    about: `appointment.${about}`,
    unstored: appointment ? UNSTORED : UNSTORED_IF_NEW,
    async save({ userId, ...given }, revision) {
      if (appointment) return save({ id: appointment.id, ...given, revision });
      return once({ userId, ...given }, (key) => create({ userId, ...given, key }));
    },
    readNow: async () => appointment && appointments.detail({ id: appointment.id }),
    isConflict: isOutOfDate,
    failed: APPOINTMENT_TEXTS.failed,
    onSaved: () => {
      toast.success(done);
      onSaved();
    },
  });
  const { setValue } = state.form;
  const isNew = appointment === undefined;
  useEffect(() => {
    if (isNew) setValue('timeZone', officeZone);
  }, [isNew, officeZone, setValue]);
  return state;
}
