import { ROLE_LABELS } from '@hearthside/contract/access';
import { USER_TEXTS, type UserListItem } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useVerifyMany } from '../api/users';
import { alreadySo, concernedBy, users, verifiedMany } from '../../model/user-words';

export interface VerifyManyDialogProps {
  /** The selected people. Those who already have the new state stay as they are. */
  people: readonly UserListItem['user'][];
  /** Whether to verify them, or to undo that. */
  verified: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several people are verified at once, or before that is undone. */
export function VerifyManyDialog(props: VerifyManyDialogProps) {
  const { people, verified, open, onClose, onDone } = props;
  const { trigger } = useVerifyMany();
  const { concerned, already } = concernedBy(people, verified);
  const undo = async (userIds: number[]) => {
    try {
      const { changed } = await trigger({ userIds, verified: !verified });
      toast.success(verifiedMany(changed.length, !verified));
    } catch (error) {
      toast.error(messageOf(error, USER_TEXTS.verifyFailed));
    }
  };
  const change = async () => {
    const { changed } = await trigger({ userIds: concerned.map(({ id }) => id), verified });
    const said = verifiedMany(changed.length, verified);
    if (changed.length > 0) toast.undo(said, () => void undo(changed));
    else toast.success(said);
    onDone();
  };
  const count = users(concerned.length);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={verified ? `Verify ${count}?` : `Take back the verification of ${count}?`}
      message={
        verified
          ? 'They get everything that members with their roles may see and do.'
          : 'They keep their profile and forms, and lose the rest of the portal until they are verified again.'
      }
      confirmLabel={verified ? 'Verify' : 'Take back'}
      busyLabel={verified ? 'Verifying...' : 'Taking back...'}
      danger={!verified}
      onConfirm={change}
      errorText={(error) => messageOf(error, USER_TEXTS.verifyFailed)}
    >
      <ul className="divide-y divide-line">
        {concerned.map((person) => (
          <li key={person.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span dir="auto" className="font-[560] wrap-anywhere">
              {fullName(person)}
            </span>
            <span className="text-s text-ink-soft">{ROLE_LABELS[person.role].one}</span>
          </li>
        ))}
      </ul>
      {already > 0 && <p className="mt-3 text-s text-ink-soft">{alreadySo(already, verified)}</p>}
    </ConfirmDialog>
  );
}
