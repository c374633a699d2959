import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';

/** The message for a pet that is gone and, in the same words, for one that the viewer may not see. */
export function PetMissing({ back = petPages.list }: { back?: string }) {
  return (
    <Card>
      <ErrorState
        title={PET_TEXTS.detailFailed}
        message="It may have been deleted, or you don’t have access to it."
        action={
          <ButtonLink to={back} variant="quiet">
            Back to pet list
          </ButtonLink>
        }
      />
    </Card>
  );
}
