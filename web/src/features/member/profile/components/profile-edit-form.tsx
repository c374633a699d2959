import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from '@/ui/button';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { toast } from '@/ui/toast/toast';
import { EmailPasswordDialog } from './email-password-dialog';
import { AddressFields, ContactFields } from './profile-fields';
import { SaveTrouble } from './save-trouble';
import { useProfileEdit, type ProfileEditing } from './use-profile-edit';

export interface ProfileEditFormProps extends ProfileEditing {
  /** The form's name for screen readers. */
  label: string;
  saveLabel: string;
  /** Whether Save is disabled until something is changed. */
  waits?: boolean;
  /** Whether it is the editor's own profile, so that the browser may autofill it. */
  own: boolean;
  /** The message when the edit is canceled. */
  cancelled: string;
  onCancelled: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** The form for a profile: one's own, or as an admin a caregiver's. */
export function ProfileEditForm(props: ProfileEditFormProps) {
  const { label, saveLabel, waits = false, own, cancelled, onCancelled, ref, ...editing } = props;
  const { kept } = editing;
  const { form, submit, proof, changes, states, goOnWith } = useProfileEdit(editing);
  const { errors, isDirty, isSubmitting } = form.formState;
  // The password dialog is part of the save too.
  const saving = isSubmitting || proof.email !== undefined;
  const trouble = errors.root !== undefined || changes.length > 0;
  const cancel = () => {
    kept.clear();
    toast.success(cancelled);
    onCancelled();
  };

  return (
    <>
      <form
        ref={ref}
        tabIndex={-1}
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        // The field that has the focus must never be hidden under the bar with Save, which errors make taller.
        className={clsx(
          'outline-none [&_:is(input,select)]:scroll-mt-24',
          trouble ? '[&_:is(input,select)]:scroll-mb-96' : '[&_:is(input,select)]:scroll-mb-44',
        )}
      >
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ContactFields form={form} own={own} />
          <AddressFields form={form} own={own} />
        </div>
        <div className="sticky bottom-19 z-10 mt-4 flex flex-wrap gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 sm:justify-end">
          {/* Next to the pressed button, so that it is visible without scrolling. */}
          <SaveTrouble
            message={errors.root?.message}
            changes={changes}
            states={states}
            onTake={goOnWith}
          />
          <Button variant="quiet" disabled={isSubmitting} onClick={cancel} className="max-sm:grow">
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={waits && !isDirty}
            busy={isSubmitting}
            busyLabel="Saving..."
            className="max-sm:grow"
          >
            {saveLabel}
          </Button>
        </div>
        <LeaveGuard when={isDirty && !saving} onLeave={() => kept.clear()} />
      </form>
      <EmailPasswordDialog {...proof} whose={own ? undefined : editing.now.values.firstName} />
    </>
  );
}
