import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import { profile, type Profile, type ProfileInput } from '@hearthside/contract/member/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { chosenValues, type Choices } from '@/kit/conflict/compare';
import { ApiError, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import type { Draft } from '@/lib/drafts/draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useSessionState } from '@/lib/session/session';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { editOver, PROFILE_PARTS, resumedEdit, type ProfileEdit } from '../../model/profile-edit';
import type { ProfileDraft, ProfileState } from '../../model/profile-values';

/** What is sent: the profile, the revision it is based on, and the password if the email address changes. */
type ProfileSave = Profile & { revision: string; currentPassword?: string };

export interface ProfileEditing {
  /** The profile as it is when the edit starts. */
  now: ProfileState;
  kept: ProfileDraft;
  save: (values: ProfileSave) => Promise<unknown>;
  /** The current address, and the one that waits for confirmation. Any other one requires the password. */
  addresses: readonly (string | null)[];
  /** Loads the profile as somebody else has changed it. */
  reload: () => Promise<ProfileState>;
  /** Called when it is saved. */
  onSaved: () => void;
}

/**
 * Editing a profile. Whatever goes wrong, what was typed is kept: over a reload, the end of the session, and somebody
 * else's save in between.
 */
export function useProfileEdit(editing: ProfileEditing) {
  const { now, kept, save, addresses, reload, onSaved } = editing;
  /** The save that waits for the password. */
  const [proving, setProving] = useState<{ values: Profile; busy: boolean; error?: string }>();
  const [edit, setEdit] = useState(() => resumedEdit(kept.read(), now));
  const form = useForm({
    resolver: zodResolver(profile),
    mode: 'onChange',
    defaultValues: edit.over.values,
  });
  useLayoutEffect(() => {
    // The error of a save that has just failed is still true.
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
  // The error that the session was gone is no longer true once the member has signed in again on this page.
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'signed-in') form.clearErrors('root');
  }, [status, form]);

  /** Applies what was typed to the current profile, so that the next save succeeds. */
  const takeOver = async () => {
    const next = editOver(form.getValues(), edit.over, await reload());
    kept.write({ typed: next.values, over: next.over });
    setEdit(next);
  };
  /** Continues with the sides that were chosen of what differs. */
  const goOnWith = (choices: Choices) => {
    if (!edit.states) return;
    const chosen = chosenValues(PROFILE_PARTS, edit.states, choices);
    const values = { ...form.getValues(), ...chosen };
    const next: ProfileEdit = { over: edit.over, values, changes: [] };
    kept.write({ typed: values, over: edit.over });
    setEdit(next);
    form.clearErrors('root');
  };
  const fail = (error: unknown) => {
    const gone = error instanceof ApiError && error.status === 401;
    const message = gone ? MEMBER_TEXTS.noSession : messageOf(error, MEMBER_TEXTS.saveFailed);
    form.setError('root', { type: 'server', message });
    showFieldErrors(error, form);
    // Without a session, the sign-in dialog covers the page: a toast would be hidden below it, and outdated
    // afterwards.
    if (!gone) toast.error(MEMBER_TEXTS.saveFailedToast);
  };
  const send = async (values: Profile, currentPassword?: string) => {
    try {
      await save({
        ...values,
        revision: edit.over.revision,
        ...(currentPassword && { currentPassword }),
      });
    } catch (error) {
      const refused = error instanceof ApiError ? error.details.currentPassword : undefined;
      if (refused) return setProving({ values, busy: false, error: refused });
      setProving(undefined);
      // If the profile can't be loaded either, the next save tries both again.
      if (isChangedMeanwhile(error)) await takeOver().catch(() => undefined);
      return fail(error);
    }
    setProving(undefined);
    kept.clear();
    toast.success(MEMBER_TEXTS.saved);
    onSaved();
  };
  const submit = form.handleSubmit(
    (values) =>
      addresses.includes(values.email) ? send(values) : setProving({ values, busy: false }),
    () => toast.error(MEMBER_TEXTS.fixErrors),
  );
  const proof = {
    email: proving?.values.email,
    error: proving?.error,
    busy: proving?.busy ?? false,
    onConfirm(password: string) {
      if (!proving) return;
      setProving({ values: proving.values, busy: true });
      void send(proving.values, password);
    },
    onClose: () => setProving(undefined),
  };
  return { form, submit, proof, changes: edit.changes, states: edit.states, goOnWith };
}
