import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { PersonHead } from '../../components/person-head';
import { ProfilePicture } from './profile-picture';

export interface ProfileHeadProps {
  me: Me;
  /** Left out while the profile is being edited. */
  onEdit?: () => void;
  editRef?: Ref<HTMLButtonElement>;
}

/** The header of the member's own profile. */
export function ProfileHead({ me, onEdit, editRef }: ProfileHeadProps) {
  return (
    <PersonHead
      picture={<ProfilePicture me={me} />}
      name={fullName(me)}
      role={ROLE_LABELS[me.role].one}
      verified={me.verified}
      actions={
        onEdit && (
          <Button ref={editRef} icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
        )
      }
    />
  );
}
