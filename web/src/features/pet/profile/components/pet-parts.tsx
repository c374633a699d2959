import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import type { ReactNode } from 'react';
import { LateDue } from './late-due';
import { PET_PART_LABELS } from '../../model/pet-part';
import { CareTeamFacts } from '../../people/components/care-team-facts';
import { PetDocuments } from '../../records/components/pet-documents';
import { PetEntries } from '../../records/components/pet-entries';
import { PetPhotos } from '../../photos/components/pet-photos';
import { PetRoutine } from '../../routine/components/pet-routine';
import { PetWeights } from '../../weights/components/pet-weights';
import { PageParts, type PagePart } from './page-parts';
import { PetFacts } from './pet-facts';
import { PetHistory } from './pet-history';
import type { ShownPart } from './use-pet-part';

export interface PetPartsProps {
  detail: PetDetail;
  /** The form, while the pet is edited. It takes the place of what it changes. */
  form: ReactNode;
  /** The part that a phone shows. */
  shown: ShownPart;
  onShow: (part: ShownPart) => void;
}

/** Across both columns of a wide window. */
const WIDE = 'lg:col-span-2';

/** What a pet's page has below its head, in the order of need: what is due, what happened, papers, people, and who it belongs to. */
export function PetParts({ detail, form, shown, onShow }: PetPartsProps) {
  const { pet, mayChange, mayWriteRecord } = detail;
  const parts: (PagePart<ShownPart> | false)[] = [
    Boolean(form) && { id: 'edit', label: 'Edit', content: form, className: WIDE },
    !form && {
      id: 'due',
      label: PET_PART_LABELS.due,
      content: <LateDue pet={pet} />,
      className: WIDE,
    },
    {
      id: 'record',
      label: PET_PART_LABELS.record,
      content: (
        <div className="grid gap-4">
          <PetRoutine detail={detail} />
          <PetEntries
            petId={pet.id}
            petName={pet.name}
            mayChange={mayWriteRecord}
            mayComment={mayChange}
          />
          <PetWeights petId={pet.id} />
        </div>
      ),
      className: WIDE,
    },
    {
      id: 'photos',
      label: PET_PART_LABELS.photos,
      content: <PetPhotos pet={pet} mayWrite={mayWriteRecord} />,
      className: WIDE,
    },
    {
      id: 'documents',
      label: PET_PART_LABELS.documents,
      content: <PetDocuments petId={pet.id} mayChange={mayChange} />,
      className: WIDE,
    },
    !form && {
      id: 'people',
      label: PET_PART_LABELS.people,
      content: <CareTeamFacts detail={detail} />,
    },
    {
      id: 'about',
      label: form ? 'History' : PET_PART_LABELS.about,
      content: (
        <>
          {!form && <PetFacts pet={pet} />}
          <PetHistory petId={pet.id} />
        </>
      ),
      // The facts stand next to the people, the history below both.
      className: 'grid gap-4 lg:contents',
    },
  ];
  return (
    <PageParts
      label={`Parts of ${pet.name}’s page`}
      parts={parts.filter((part) => part !== false)}
      shown={shown}
      onShow={onShow}
      className="grid items-start gap-4 lg:grid-cols-2"
    />
  );
}
