import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { useMe } from '@/features/session';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { memberships, useSaveMembership } from '../../api/memberships';
import {
  membershipForm,
  MEMBERSHIP_PARTS,
  typedOf,
  type MembershipGiven,
  type MembershipInput,
} from '../../model/membership-form';
import { ownerOf } from '../../model/membership-words';
import { MembershipFields } from './membership-fields';
import { MembershipPast } from '../../own/components/membership-past';
import { StatusBadge } from './status-badge';

export interface EditMembershipFormProps {
  membership: Membership;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

/** The form of a membership in its dialog. What is typed is kept after failures, conflicts and accidental closing. */
export function EditMembershipForm(props: EditMembershipFormProps) {
  const { membership, open, onClose, onReopen } = props;
  const { id } = membership;
  const me = useMe();
  const { trigger: save } = useSaveMembership();
  const state = useRevisedForm<Membership, MembershipInput, MembershipGiven>({
    memberId: me.id,
    schema: membershipForm,
    thing: membership,
    typedOf: (now = membership) => typedOf(now),
    parts: MEMBERSHIP_PARTS,
    about: `membership.${id}`,
    save: (given, revision) => save({ id, ...given, revision }),
    readNow: async () => (await memberships.detail({ id })).membership,
    failed: MEMBERSHIP_TEXTS.updateFailed,
    onSaved: () => {
      toast.success(MEMBERSHIP_TEXTS.updated);
      onClose();
    },
  });
  const { form, theirs, conflict, resumed, busy, problem, submit, discard } = state;
  const cancel = () => {
    const putBack = discard();
    onClose();
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
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
      title={MEMBERSHIP_TEXTS.edit}
      description={ownerOf(membership)}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            {MEMBERSHIP_TEXTS.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={MEMBERSHIP_TEXTS.saving}>
            {MEMBERSHIP_TEXTS.save}
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <p className="mb-4">
        <StatusBadge status={(theirs ?? membership).status} />
      </p>
      <MembershipFields form={form} />
      <MembershipPast id={id} />
    </Dialog>
  );
}
