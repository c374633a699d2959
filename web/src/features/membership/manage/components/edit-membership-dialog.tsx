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
  /** The id in the address. The dialog is open while there is one. */
  id: string | undefined;
  /** The loaded ones. One of them is shown at once, any other is fetched. */
  memberships: readonly Membership[] | undefined;
  onClose: () => void;
  onReopen: (id: string) => void;
}

/** Changes a membership (part 2 §2), on top of the list and with its own address. */
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
  // As it was when the dialog opened, because the row may change or leave the page.
  const [first] = useState(row);
  if (first) return <EditMembershipForm {...dialog} membership={first} />;
  return <FetchedMembership {...dialog} id={id} />;
}

/**
 * Opened from an address: the dialog opens once the membership has loaded, or with the reason why it can't be loaded.
 */
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
        // A missing membership won't appear by retrying.
        onRetry={isNone(error) ? undefined : retry}
        busy={isLoading}
      />
    </Dialog>
  );
}

const isNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
