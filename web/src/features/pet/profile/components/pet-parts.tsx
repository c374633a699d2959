import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import type { ReactNode } from 'react';
import { PET_PART_LABELS } from '../../model/pet-part';
import { CareTeamFacts } from '../../people/components/care-team-facts';
import { PetDocuments } from '../../records/components/pet-documents';
import { PetEntries } from '../../records/components/pet-entries';
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

/** What a pet's page has below its head, in the order of need: what happened, papers, people, and who it belongs to. */
export function PetParts({ detail, form, shown, onShow }: PetPartsProps) {
  const { pet, mayChange } = detail;
  const parts: (PagePart<ShownPart> | false)[] = [
    Boolean(form) && { id: 'edit', label: 'Edit', content: form, className: WIDE },
    {
      id: 'record',
      label: PET_PART_LABELS.record,
      content: <PetEntries petId={pet.id} mayChange={mayChange} />,
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
