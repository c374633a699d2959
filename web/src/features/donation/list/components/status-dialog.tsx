import { DONATION_STATUSES, DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { statusInput, type Donation } from '@hearthside/contract/donation/shapes';
import { useEffect } from 'react';
import { Field } from '@/ui/fields/field';
import { Fact, FactList } from '@/ui/fields/read-only';
import { Select } from '@/ui/fields/select';
import { useSetStatus } from '../../api/donations';
import { aboutGift } from '../../model/donation-words';
import { NO_STATUS, statusChoices } from '../../model/status-change';
import { GiftEditDialog } from './gift-edit-dialog';
import { ReasonField } from './reason-field';
import { useGiftEdit } from './use-gift-edit';
import type { OpenedDialogProps } from './use-opened-dialog';

/** Changes a donation's status, with a reason that stays in its history (part 2 §4). */
export function StatusDialog({ donation, open, onClose }: OpenedDialogProps<Donation>) {
  const { trigger: setStatus } = useSetStatus();
  const edit = useGiftEdit({
    donation,
    onClose,
    about: 'status',
    schemaOf: () => statusInput,
    typedOf: ({ status }) => ({ status, reason: '' }),
    start: NO_STATUS,
    parts: [],
    save: setStatus,
    failed: DONATION_TEXTS.statusFailed,
    saved: DONATION_TEXTS.statusUpdated,
    discarded: 'Change of status discarded',
  });
  const { form, known, conflict } = edit;
  const { errors } = form.formState;
  useEffect(() => {
    // Somebody else has set the chosen status already: choose another one, or there is nothing to do.
    if (form.getValues('status') === known.status) form.setValue('status', NO_STATUS.status);
  }, [form, known.status]);
  return (
    <GiftEditDialog
      edit={edit}
      open={open}
      title="Update Status"
      description={`${aboutGift(known)}, ${DONATION_STATUSES[known.status]} now`}
      submitLabel="Update Status"
      busyLabel="Updating..."
      way={
        conflict && (
          <>
            {' '}
            {`It is ${DONATION_STATUSES[conflict.theirs.status]} now.`}
            <p>What you typed is still here. Updating again overwrites theirs.</p>
            <FactList className="mt-2 rounded-s bg-surface px-3 py-2">
              <Fact label="When you started">{DONATION_STATUSES[conflict.base.status]}</Fact>
              <Fact label="Theirs, saved now">{DONATION_STATUSES[conflict.theirs.status]}</Fact>
              <Fact label="My choice">{DONATION_STATUSES[conflict.mine.status]}</Fact>
            </FactList>
          </>
        )
      }
    >
      <Field label="New status" required error={errors.status?.message}>
        <Select
          data-autofocus
          placeholder="Choose a status"
          options={statusChoices(known.status)}
          {...form.register('status')}
        />
      </Field>
      {known.renewedUntil && (
        <p className="max-w-[65ch] text-s text-ink-soft">
          This gift has renewed a membership. Where it no longer counts, the deadline goes back.
        </p>
      )}
      <ReasonField />
    </GiftEditDialog>
  );
}
