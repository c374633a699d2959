import { dayIn } from '@hearthside/contract/calendar-days';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { submitting } from '@/lib/form-submit';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast';
import type { Candidate } from '../api/keys';
import { useChangeMembership } from '../api/use-change-membership';
import { newMembership, newMembershipForm } from '../model/membership-form';
import { CandidateFinder } from './candidate-finder';
import { ChosenMember } from './chosen-member';
import { MembershipFields } from './membership-fields';
import { usePlanAmount } from './use-plan-amount';

export interface CreateMembershipDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Begins a membership for a member who has none: first whose it is, then amount and deadline. */
export function CreateMembershipDialog({ open, onClose }: CreateMembershipDialogProps) {
  const { shown, opening } = useSubject(open || undefined);
  if (!shown) return null;
  return <NewMembership key={opening} open={open} onClose={onClose} />;
}

const today = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

function NewMembership({ open, onClose }: CreateMembershipDialogProps) {
  const { create } = useChangeMembership();
  const [member, setMember] = useState<Candidate>();
  const form = useForm({
    resolver: zodResolver(newMembershipForm),
    defaultValues: newMembership(today()),
  });
  const amountHint = usePlanAmount(form, member?.role);
  const { errors, isSubmitting: busy } = form.formState;
  const choose = (chosen: Candidate | undefined) => {
    form.clearErrors();
    form.setValue('userId', chosen?.id ?? 0);
    setMember(chosen);
  };
  const submit = submitting(
    form,
    async ({ userId, ...given }) => {
      await create(userId, given);
      toast.success('Membership created');
      onClose();
    },
    'Failed to create membership',
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      size="m"
      title="Create Membership"
      description={member ? undefined : 'Choose a member who has no membership yet.'}
      onSubmit={member && ((event) => void submit(event))}
      footer={
        member && (
          <>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              {MEMBERSHIP_TEXTS.cancel}
            </Button>
            <Button type="submit" busy={busy} busyLabel="Creating...">
              Create Membership
            </Button>
          </>
        )
      }
    >
      {member ? (
        <>
          {errors.root && (
            <Notice tone="bad" live className="mb-4">
              {errors.root.message}
            </Notice>
          )}
          <ChosenMember
            member={member}
            error={errors.userId?.message}
            busy={busy}
            onChange={() => choose(undefined)}
          />
          <MembershipFields form={form} amountHint={amountHint} />
        </>
      ) : (
        <CandidateFinder onChoose={choose} />
      )}
    </Dialog>
  );
}
