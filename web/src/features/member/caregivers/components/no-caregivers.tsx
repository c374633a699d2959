import { can } from '@hearthside/contract/access';
import { CAREGIVER_TEXTS } from '@hearthside/contract/member/caregivers';
import { memberPages } from '@hearthside/contract/member/pages';
import { HandHeart } from 'lucide-react';
import { useMe } from '@/features/session';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

/** The empty Caregivers tab: why it is empty, and what to do. */
export function NoCaregivers() {
  const me = useMe();
  return (
    <EmptyState
      icon={<HandHeart size={32} aria-hidden />}
      title={CAREGIVER_TEXTS.none}
      action={
        can(me, 'users') ? (
          <ButtonLink to={memberPages.usersOfRole('caretaker')} variant="quiet">
            See all caretakers
          </ButtonLink>
        ) : (
          <ButtonLink to={memberPages.directory} variant="quiet">
            Look in the directory
          </ButtonLink>
        )
      }
    >
      Caretakers appear here once they have joined and are verified.
    </EmptyState>
  );
}
