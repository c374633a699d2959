import { PICTURE } from '@hearthside/contract/member/profile';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureAttempt } from '@/lib/picture-attempt';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { PictureChange } from '@/ui/media/picture-change';
import { toast } from '@/ui/toast/toast';
import { useRemovePetPicture, useSavePetPicture } from '../../api/pets';
import { factsLine } from '../../model/pet-facts';
import { PetPicture } from '@/kit/pet-picture/pet-picture';

export interface PetHeadProps {
  detail: PetDetail;
  /** Warnings. On phones they come before the actions, so that they are visible without scrolling. */
  warnings?: ReactNode;
  actions?: ReactNode;
}

/** The header of a pet's page: banner, picture, name, description, and its trust (part 1 §2.9). */
export function PetHead({ detail, warnings, actions }: PetHeadProps) {
  const { pet, petTrust, mayChange } = detail;
  return (
    <Card flush>
      <Banner className="max-sm:h-14! print:hidden" />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-4 pb-4 sm:px-6 sm:pb-5">
        {mayChange ? <ChangingPicture detail={detail} /> : <StillPicture pet={pet} />}
        <div className="min-w-0 flex-1 basis-60 pt-3">
          <h2 dir="auto" className="wrap-anywhere">
            {pet.name}
          </h2>
          <p dir="auto" className="mt-1 wrap-anywhere text-ink-soft">
            {factsLine(pet)}
          </p>
          {petTrust && (
            <Badge
              tone="brand"
              icon={<ShieldCheck size={15} aria-hidden />}
              className="mt-2 wrap-anywhere"
            >
              <span className="sr-only">Pet trust: </span>
              {petTrust.name}
            </Badge>
          )}
        </div>
        {warnings && <div className="w-full empty:hidden sm:order-last">{warnings}</div>}
        {actions && (
          <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden">
            {actions}
          </div>
        )}
      </div>
    </Card>
  );
}

function StillPicture({ pet }: Pick<PetDetail, 'pet'>) {
  return (
    <div className="-mt-10 flex rounded-full border-4 border-surface bg-surface print:mt-4">
      <PetPicture pet={pet} size="l" />
    </div>
  );
}

function ChangingPicture({ detail: { pet } }: { detail: PetDetail }) {
  const { id } = pet;
  const { trigger: upload, percent, cancel } = useSavePetPicture();
  const { trigger: remove } = useRemovePetPicture();
  const attempt = pictureAttempt(toast);
  return (
    <PictureChange
      has={pet.picture !== null}
      whose={`${pet.name}’s`}
      maxBytes={PICTURE.maxBytes}
      percent={percent}
      onUpload={(picture) => attempt.save(upload({ id, file: picture }))}
      onRemove={() => attempt.remove(remove({ id }))}
      onCancel={cancel}
    >
      <PetPicture pet={pet} size="l" />
    </PictureChange>
  );
}
