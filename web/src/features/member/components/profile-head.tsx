import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member';
import { Hourglass, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { fullName } from '../model/member-words';
import { ProfilePicture } from './profile-picture';

export interface ProfileHeadProps {
  me: Me;
  /** Left out while the profile is being edited. */
  onEdit?: () => void;
  editRef?: Ref<HTMLButtonElement>;
}

/** The head of the profile: banner, picture, name, role, and whether the member is verified. */
export function ProfileHead({ me, onEdit, editRef }: ProfileHeadProps) {
  return (
    <Card flush>
      <Banner className="print:hidden" />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-4 pb-4 sm:px-6 sm:pb-5">
        <ProfilePicture me={me} />
        <div className="min-w-0 flex-1 basis-60 pt-3">
          <h2 className="wrap-anywhere">{fullName(me)}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="text-ink-soft">{ROLE_LABELS[me.role].one}</span>
            {me.verified ? (
              <Badge tone="good">Verified</Badge>
            ) : (
              <Badge tone="warn" icon={<Hourglass size={15} aria-hidden />}>
                Unverified
              </Badge>
            )}
          </div>
        </div>
        {onEdit && (
          <Button ref={editRef} icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
    </Card>
  );
}
