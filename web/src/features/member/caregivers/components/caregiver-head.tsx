import { ROLE_LABELS } from '@hearthside/contract/access';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { CaregiverDetail } from '@hearthside/contract/member/caregivers';
import { Pencil, Printer } from 'lucide-react';
import type { Ref } from 'react';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { Button } from '@/ui/button';
import { PersonHead } from '../../components/person-head';
import { TrustLine } from './trust-line';

export interface CaregiverHeadProps {
  caregiver: CaregiverDetail;
  /** Left out while the profile is being edited. */
  onPrint?: () => void;
  /** Also left out for those who may not edit it. */
  onEdit?: () => void;
  editRef?: Ref<HTMLButtonElement>;
}

/** The header of a caregiver's page. */
export function CaregiverHead({ caregiver, onPrint, onEdit, editRef }: CaregiverHeadProps) {
  const { id, name, profileImage, verified, petTrustName } = caregiver;
  const me = useMe();
  const way = messageWay(me, { ...caregiver, role: 'caretaker' });
  return (
    <PersonHead
      picture={
        <span className="-mt-10 flex self-start rounded-full border-4 border-surface bg-surface print:mt-4">
          <Avatar name={name} src={profileImage} size="xl" />
        </span>
      }
      name={name}
      role={ROLE_LABELS.caretaker.one}
      verified={verified}
      actions={
        (onPrint || onEdit) && (
          <div className="flex flex-wrap gap-2 print:hidden">
            {onPrint && (
              <MessageButton memberId={id} name={name} way={way} className="max-sm:grow" />
            )}
            {onPrint && (
              <Button variant="quiet" icon={<Printer size={18} aria-hidden />} onClick={onPrint}>
                Print
              </Button>
            )}
            {onEdit && (
              <Button ref={editRef} icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
                Edit Profile
              </Button>
            )}
          </div>
        )
      }
    >
      <TrustLine name={petTrustName} className="mt-1.5" />
    </PersonHead>
  );
}
