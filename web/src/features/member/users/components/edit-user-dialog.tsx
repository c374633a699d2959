import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import type { UserDetail, UserListItem } from '@hearthside/contract/member/users';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { viewOf } from '@/lib/api/view-of';
import { fullName } from '@/lib/full-name';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { profileState, userDraft } from '../../model/profile-values';
import { ProfileEditForm } from '../../profile/components/profile-edit-form';
import { useReloadUser, useSaveUser } from '../api/account';
import { useUser } from '../api/users';

export interface EditUserDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

/** Puts somebody else's profile right. */
export function EditUserDialog({ user, open, onClose }: EditUserDialogProps) {
  const found = useUser({ id: user.id });
  return (
    <Dialog open={open} onClose={onClose} title={`Edit ${fullName(user)}’s profile`} size="l">
      <AsyncView
        {...viewOf(found)}
        retry={() => found.mutate()}
        skeleton={<SkeletonText lines={12} label="Loading the profile..." />}
        errorTitle={MEMBER_TEXTS.fetchFailed}
      >
        {(detail) => <EditForm detail={detail} onDone={onClose} />}
      </AsyncView>
    </Dialog>
  );
}

const personIn = ({ user, address, pendingEmail, revision }: UserDetail) => ({
  ...user,
  address,
  pendingEmail,
  revision,
});

function EditForm({ detail, onDone }: { detail: UserDetail; onDone: () => void }) {
  const me = useMe();
  const { id, email } = detail.user;
  const { trigger } = useSaveUser();
  const reload = useReloadUser(id);
  const kept = useMemo(() => userDraft(me.id, id), [me.id, id]);
  return (
    <ProfileEditForm
      label="User profile"
      saveLabel="Save Changes"
      waits
      own={false}
      now={profileState(personIn(detail))}
      addresses={[email, detail.pendingEmail]}
      kept={kept}
      save={(values) => trigger({ id, ...values })}
      reload={async () => profileState(personIn(await reload()))}
      onSaved={onDone}
      cancelled={MEMBER_TEXTS.discarded}
      onCancelled={onDone}
    />
  );
}
