import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import { MemberFacts } from '@/features/member';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { ChosenPerson } from '@/ui/fields/chosen-person';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { CandidateFinder } from './candidate-finder';
import { MembershipFields } from './membership-fields';
import { useNewMembership } from './use-new-membership';
import { usePlanAmount } from '../../plans/components/use-plan-amount';

export interface CreateMembershipDialogProps {
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

/** Adds a membership for a member who has none: first the member, then amount and deadline. */
export function CreateMembershipDialog(props: CreateMembershipDialogProps) {
  const { open } = props;
  const { shown, opening } = useSubject(open || undefined);
  if (!shown) return null;
  return <NewMembership key={opening} {...props} />;
}

function NewMembership({ open, onClose, onReopen }: CreateMembershipDialogProps) {
  const { form, member, choose, resumed, submit, discard } = useNewMembership(onClose);
  const amountHint = usePlanAmount(form, member?.role);
  const { errors, isSubmitting: busy } = form.formState;
  const cancel = () => {
    const putBack = discard();
    onClose();
    if (!putBack) return;
    toast.undo('Membership discarded', () => {
      putBack();
      onReopen();
    });
  };
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
            <Button variant="quiet" disabled={busy} onClick={cancel}>
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
          <ConflictNotice form={form} problem={errors.root?.message} resumed={resumed} />
          <ChosenPerson
            name={fullName(member)}
            picture={null}
            error={errors.userId?.message}
            busy={busy}
            onChange={() => choose(undefined)}
          >
            <MemberFacts member={member} />
          </ChosenPerson>
          <MembershipFields form={form} amountHint={amountHint} />
        </>
      ) : (
        <CandidateFinder onChoose={choose} />
      )}
    </Dialog>
  );
}
