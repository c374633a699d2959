import { CAREGIVER_TEXTS, type CaregiverDetail } from '@hearthside/contract/member/caregivers';
import type { Ref } from 'react';
import { useReloadCaregiver, useSaveCaregiver } from '../api/caregivers';
import { profileState, type ProfileDraft } from '../../model/profile-values';
import { ProfileEditForm } from '../../profile/components/profile-edit-form';

export interface CaregiverFormProps {
  caregiver: CaregiverDetail;
  /** Whether it is the editor's own card. */
  own: boolean;
  kept: ProfileDraft;
  ref?: Ref<HTMLFormElement>;
  onDone: () => void;
}

/** The form for a caregiver's profile, for an admin or the caretaker (part 1 §2.7). */
export function CaregiverForm({ caregiver, own, kept, ref, onDone }: CaregiverFormProps) {
  const { trigger } = useSaveCaregiver();
  const reload = useReloadCaregiver(caregiver.id);
  return (
    <ProfileEditForm
      ref={ref}
      label="Caregiver profile"
      saveLabel="Save Changes"
      waits
      own={own}
      now={profileState(caregiver)}
      addresses={[caregiver.email, caregiver.pendingEmail]}
      kept={kept}
      save={(values) => trigger({ ...values, userId: caregiver.id })}
      reload={async () => profileState(await reload())}
      onSaved={onDone}
      cancelled={CAREGIVER_TEXTS.cancelled}
      onCancelled={onDone}
    />
  );
}
