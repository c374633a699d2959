import {
  MEMBER_TEXTS,
  profile,
  type Me,
  type ProfileField,
  type ProfileInput,
} from '@hearthside/contract/member';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/lib/api-error';
import type { Draft } from '@/lib/draft';
import { showFieldErrors } from '@/lib/form-errors';
import { useSessionState } from '@/lib/session';
import { useFormDraft } from '@/lib/use-form-draft';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { useSaveProfile } from '../api/use-save-profile';
import { profileValues } from '../model/profile-values';
import { LeaveGuard } from './leave-guard';
import { AddressFields, ContactFields } from './profile-fields';

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

export interface ProfileFormProps {
  me: Me;
  kept: Draft<ProfileInput>;
  ref?: Ref<HTMLFormElement>;
  onDone: () => void;
}

/** The profile while it is edited. Whatever goes wrong, what was typed stays. */
export function ProfileForm({ me, kept, ref, onDone }: ProfileFormProps) {
  const { trigger } = useSaveProfile();
  const form = useForm({
    resolver: zodResolver(profile),
    mode: 'onChange',
    defaultValues: profileValues(me),
  });
  // The first field in error gets the focus: first as they are read, not as they happen to be drawn.
  for (const field of READING_ORDER) form.register(field);
  useFormDraft(form, kept);
  useLayoutEffect(() => {
    const values = form.getValues();
    for (const [name, typed] of Object.entries(kept.read() ?? {})) {
      if (!Object.hasOwn(values, name) || typeof typed !== 'string') continue;
      form.setValue(name as keyof ProfileInput, typed, { shouldDirty: true });
    }
  }, [form, kept]);
  const { errors, isDirty, isSubmitting } = form.formState;
  // That the session was gone is no longer true once the member has signed in again over this page.
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'signed-in') form.clearErrors('root');
  }, [status, form]);

  const save = form.handleSubmit(
    async (values) => {
      try {
        await trigger(values);
      } catch (error) {
        return fail(error);
      }
      kept.clear();
      toast.success(MEMBER_TEXTS.saved);
      onDone();
    },
    () => toast.error(MEMBER_TEXTS.fixErrors),
  );
  const fail = (error: unknown) => {
    const gone = error instanceof ApiError && error.status === 401;
    const message = gone ? MEMBER_TEXTS.noSession : messageOf(error, MEMBER_TEXTS.saveFailed);
    form.setError('root', { type: 'server', message });
    showFieldErrors(error, form);
    // Without a session the sign-in covers the page: a toast would lie beneath it, and be untrue after.
    if (!gone) toast.error(MEMBER_TEXTS.saveFailedToast);
  };
  const discard = () => {
    kept.clear();
    toast.success(MEMBER_TEXTS.discarded);
    onDone();
  };

  return (
    <form
      ref={ref}
      tabIndex={-1}
      noValidate
      aria-label="Profile"
      onSubmit={(event) => void save(event)}
      // The field that has the focus never lies under the bar with Save.
      className="outline-none [&_:is(input,select)]:scroll-mt-24 [&_:is(input,select)]:scroll-mb-44"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ContactFields form={form} />
        <AddressFields form={form} />
      </div>
      <div className="sticky bottom-19 z-10 mt-4 flex flex-wrap gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 sm:justify-end">
        {/* Beside the button that was pressed, so that it is seen without scrolling. */}
        {errors.root?.message && (
          <Notice tone="bad" live className="w-full">
            {errors.root.message}
          </Notice>
        )}
        <Button variant="quiet" disabled={isSubmitting} onClick={discard} className="max-sm:flex-1">
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel="Saving..." className="max-sm:flex-1">
          Save
        </Button>
      </div>
      <LeaveGuard when={isDirty && !isSubmitting} onLeave={() => kept.clear()} />
    </form>
  );
}
