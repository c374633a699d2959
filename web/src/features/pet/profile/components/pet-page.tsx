import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ApiError, messageOf, ServerUnavailableError } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { BackLink } from '@/ui/page-header';
import { usePet, usePetLive } from '../../api/pets';
import { petIdOf, type PetPageState } from '../../model/pet-link';
import { PetMissing } from './pet-missing';
import { PetSkeleton } from './pet-skeleton';
import { PetView } from './pet-view';

const BACK = 'Back to pet list';

/** The page of the pet that the address names. Keyed, so that it never takes over what was typed on another's. */
export function AddressedPetPage() {
  const asked = useSearchParams()[0].get('petId') ?? '';
  return <PetPage key={asked} petId={petIdOf(asked)} />;
}

/** One pet's page (part 1 §2.9). A pet that the member may not see looks as if it did not exist. */
export function PetPage({ petId }: { petId: number }) {
  const { state } = useLocation() as { state: PetPageState | null };
  const found = usePet(petId ? { id: petId } : null);
  usePetLive(petId);
  const { data, error } = found;
  usePage(data?.pet.name ?? 'Pet Records', 'Pet Records');
  // Back to the list as it was.
  const back = `${petPages.list}${state?.list ?? ''}`;
  const missing = petId === 0 || (error instanceof ApiError && error.status === 404);
  const failed = data === undefined && Boolean(error);
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={back} label={BACK} />
      </div>
      {missing ? (
        <PetMissing back={back} />
      ) : failed ? (
        <Card>
          <ErrorState
            title={reasonOf(error)}
            onRetry={() => void found.mutate()}
            busy={found.isValidating}
            action={
              <ButtonLink to={back} variant="quiet">
                {BACK}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <AsyncView
          {...viewOf(found)}
          skeleton={<PetSkeleton />}
          errorTitle={PET_TEXTS.detailFailed}
        >
          {(detail) => <PetView key={detail.pet.id} detail={detail} />}
        </AsyncView>
      )}
    </>
  );
}

/** The reason for a failure, from the server or the connection, or a general sentence. */
function reasonOf(error: unknown): string {
  const says = error instanceof ServerUnavailableError || (error instanceof ApiError && error.told);
  return says ? messageOf(error) : PET_TEXTS.unknownError;
}
