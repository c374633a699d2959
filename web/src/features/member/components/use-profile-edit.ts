import {
  MEMBER_TEXTS,
  profile,
  type Profile,
  type ProfileField,
  type ProfileInput,
} from '@hearthside/contract/member';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/lib/api-error';
import type { Draft } from '@/lib/draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useSessionState } from '@/lib/session';
import { useFormDraft } from '@/lib/use-form-draft';
import { toast } from '@/ui/toast';
import { editOver, resumedEdit } from '../model/profile-edit';
import type { ProfileDraft, ProfileState } from '../model/profile-values';

const READING_ORDER: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'streetAddress',
  'city',
  'zipCode',
  'country',
  'state',
];

export interface ProfileEditing {
  /** The profile as it is when the edit begins. */
  now: ProfileState;
  kept: ProfileDraft;
  save: (values: Profile & { revision: string }) => Promise<unknown>;
  /** Brings the profile as somebody else has made it meanwhile. */
  reload: () => Promise<ProfileState>;
  /** It is saved. */
  onSaved: () => void;
}

/**
 * The editing of a profile. Whatever goes wrong, what was typed stays: through a reload, the end of
 * the session, and somebody else's save in between.
 */
export function useProfileEdit({ now, kept, save, reload, onSaved }: ProfileEditing) {
  const [edit, setEdit] = useState(() => resumedEdit(kept.read(), now));
  const form = useForm({
    resolver: zodResolver(profile),
    mode: 'onChange',
    defaultValues: edit.over.values,
  });
  // The first field in error gets the focus: first as they are read, not as they happen to be drawn.
  for (const field of READING_ORDER) form.register(field);
  useLayoutEffect(() => {
    // What was said about a save that has just failed is still true.
    form.reset(edit.over.values, { keepErrors: true });
    form.reset(edit.values, { keepErrors: true, keepDefaultValues: true });
  }, [form, edit]);
  useFormDraft(
    form,
    useMemo<Draft<ProfileInput>>(
      () => ({
        ...kept,
        read: () => kept.read()?.typed ?? null,
        write: (typed) => kept.write({ typed: { ...edit.values, ...typed }, over: edit.over }),
      }),
      [kept, edit],
    ),
  );
  // That the session was gone is no longer true once the member has signed in again over this page.
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'signed-in') form.clearErrors('root');
  }, [status, form]);

  /** Puts what was typed over the profile as it is by now, so that the next save goes through. */
  const takeOver = async () => {
    const next = editOver(form.getValues(), edit.over, await reload());
    kept.write({ typed: next.values, over: next.over });
    setEdit(next);
  };
  const fail = (error: unknown) => {
    const gone = error instanceof ApiError && error.status === 401;
    const message = gone ? MEMBER_TEXTS.noSession : messageOf(error, MEMBER_TEXTS.saveFailed);
    form.setError('root', { type: 'server', message });
    showFieldErrors(error, form);
    // Without a session the sign-in covers the page: a toast would lie beneath it, and be untrue after.
    if (!gone) toast.error(MEMBER_TEXTS.saveFailedToast);
  };
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await save({ ...values, revision: edit.over.revision });
      } catch (error) {
        // Where the profile cannot be brought either, the next save brings both.
        if (isChangedMeanwhile(error)) await takeOver().catch(() => undefined);
        return fail(error);
      }
      kept.clear();
      toast.success(MEMBER_TEXTS.saved);
      onSaved();
    },
    () => toast.error(MEMBER_TEXTS.fixErrors),
  );
  return { form, submit, changes: edit.changes };
}

/** Somebody else was faster; a conflict about one field says which. */
const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.details).length === 0;
