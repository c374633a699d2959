import { TRASH_DAYS, USER_TEXTS, type UserListItem } from '@hearthside/contract/member/users';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useDeleteUser, useRestoreUser, useUserDependents } from '../api/users';
import {
  SuccessorChoice,
  successorIdOf,
  successorNameOf,
  type Successor,
} from './successor-choice';
import { dependentFates } from '../../model/user-words';

export interface DeleteUserDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
  /** Called when they are gone. */
  onDeleted?: () => void;
}

/** Shows what belongs to a person before they are deleted. Deleting is possible only once that is shown. */
export function DeleteUserDialog({ user, open, onClose, onDeleted }: DeleteUserDialogProps) {
  const belongings = useUserDependents(user.id);
  const { trigger, isMutating } = useDeleteUser();
  const { trigger: restore } = useRestoreUser();
  const [failed, setFailed] = useState('');
  const [successor, setSuccessor] = useState<Successor>();
  const name = fullName(user);
  const care = belongings.data?.find(({ kind }) => kind === 'care');

  const handleRestore = async () => {
    try {
      await restore({ id: user.id });
      const next = successorNameOf(successor);
      toast.success(
        next
          ? `${name} is back. The pets that were handed over stay with ${next}.`
          : `${name} is back`,
      );
    } catch (error) {
      toast.error(messageOf(error, `${name} couldn’t be restored`));
    }
  };
  const remove = async () => {
    setFailed('');
    try {
      const successorId = successorIdOf(successor);
      await trigger({ id: user.id, ...(successorId !== undefined && { successorId }) });
    } catch (error) {
      return setFailed(messageOf(error, USER_TEXTS.deleteFailed));
    }
    toast.undo(USER_TEXTS.deleted, () => void handleRestore(), { about: name });
    onClose();
    onDeleted?.();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete ${name}?`}
      description={`They’re signed out right away. You can restore them for ${TRASH_DAYS} days. After that, they’re permanently deleted.`}
      size="s"
      role="alertdialog"
      dismissable={!isMutating}
      footer={
        <>
          {/* Pressing Enter without reading must not delete anybody. */}
          <Button data-autofocus variant="quiet" onClick={onClose} disabled={isMutating}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={!belongings.data || (care !== undefined && successor === undefined)}
            busy={isMutating}
            busyLabel="Deleting..."
            onClick={() => void remove()}
          >
            Delete
          </Button>
        </>
      }
    >
      <AsyncView
        {...belongings}
        skeleton={<SkeletonText lines={1} label="Looking up what belongs to this account..." />}
        errorTitle="We couldn’t load what belongs to this account"
        errorMessage={(error) => messageOf(error)}
      >
        {(list) => (
          <>
            <Dependents lines={dependentFates(list)} />
            {care && (
              <SuccessorChoice
                memberId={user.id}
                care={care}
                chosen={successor}
                onChoose={setSuccessor}
              />
            )}
          </>
        )}
      </AsyncView>
      <div aria-live="assertive">
        {failed && (
          <Notice tone="bad" className="mt-3">
            {failed}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Dependents({ lines }: { lines: ReturnType<typeof dependentFates> }) {
  if (lines.length === 0) return <p>Nothing else belongs to this account.</p>;
  return (
    <ul className="grid gap-2">
      {lines.map(({ line, fate }) => (
        <li key={line} className="wrap-anywhere">
          {line}
          <span className="block text-s text-ink-soft">{fate}</span>
        </li>
      ))}
    </ul>
  );
}
