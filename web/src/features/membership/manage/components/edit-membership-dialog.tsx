import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { ErrorState } from '@/ui/error-state';
import { useMembershipNow } from '../../api/memberships';
import { EditMembershipForm } from './edit-membership-form';

export interface EditMembershipDialogProps {
  /** As the address has it; the dialog is open while there is one. */
  id: string | undefined;
  /** Those at hand: one of them is there at once, any other is fetched. */
  memberships: readonly Membership[] | undefined;
  onClose: () => void;
  onReopen: (id: string) => void;
}

/** Changes a membership (part 2 §2), over the list and with an address of its own. */
export function EditMembershipDialog(props: EditMembershipDialogProps) {
  const { id, memberships, onClose, onReopen } = props;
  const { shown, opening } = useSubject(id);
  if (shown === undefined) return null;
  return (
    <OneMembership
      key={`${opening} ${shown}`}
      id={shown}
      row={memberships?.find((one) => String(one.id) === shown)}
      open={id !== undefined}
      onClose={onClose}
      onReopen={() => onReopen(shown)}
    />
  );
}

interface OneMembershipProps {
  id: string;
  row: Membership | undefined;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

function OneMembership({ id, row, ...dialog }: OneMembershipProps) {
  // As it was when the dialog opened: the row may change or leave the page meanwhile.
  const [first] = useState(row);
  if (first) return <EditMembershipForm {...dialog} membership={first} />;
  return <FetchedMembership {...dialog} id={id} />;
}

/** From an address: the dialog opens once it is known what to change, or why that can't be had. */
function FetchedMembership({ id, ...dialog }: Omit<OneMembershipProps, 'row'>) {
  const { data, error, isLoading, retry } = useMembershipNow(id);
  if (data) return <EditMembershipForm {...dialog} membership={data.membership} />;
  if (error === undefined) return null;
  return (
    <Dialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={MEMBERSHIP_TEXTS.edit}
      footer={
        <Button variant="quiet" onClick={dialog.onClose}>
          Close
        </Button>
      }
    >
      <ErrorState
        title="Failed to fetch the membership"
        message={messageOf(error)}
        // No membership comes to be there by asking again.
        onRetry={isNone(error) ? undefined : retry}
        busy={isLoading}
      />
    </Dialog>
  );
}

const isNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
