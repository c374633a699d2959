import type { Me } from '@hearthside/contract/member/me';
import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import type { Ref } from 'react';
import { reloadMe, useSaveProfile } from '../../api/members';
import { profileState, type ProfileDraft } from '../../model/profile-values';
import { ProfileEditForm } from './profile-edit-form';

export interface ProfileFormProps {
  me: Me;
  kept: ProfileDraft;
  ref?: Ref<HTMLFormElement>;
  onDone: () => void;
}

/** The form for the member's own profile. */
export function ProfileForm({ me, kept, ref, onDone }: ProfileFormProps) {
  const { trigger } = useSaveProfile();
  return (
    <ProfileEditForm
      ref={ref}
      label="Profile"
      saveLabel="Save"
      own
      now={profileState(me)}
      addresses={[me.email, me.pendingEmail]}
      kept={kept}
      save={(values) => trigger(values)}
      reload={async () => profileState(await reloadMe())}
      onSaved={onDone}
      cancelled={MEMBER_TEXTS.discarded}
      onCancelled={onDone}
    />
  );
}
