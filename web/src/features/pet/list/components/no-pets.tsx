import type { RoleHolder } from '@hearthside/contract/access';
import { petPages } from '@hearthside/contract/pet/pages';
import { PawPrint, Plus } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { mayAddPets } from '../../model/pet-rights';

/** The empty list: why it is empty, and what to do. */
export function NoPets({ me }: { me: RoleHolder }) {
  const icon = <PawPrint size={32} aria-hidden />;
  if (mayAddPets(me)) {
    return (
      <EmptyState
        icon={icon}
        title={
          me.role === 'admin' ? 'There are no pet records yet.' : 'You have no pet records yet.'
        }
        action={
          <ButtonLink to={petPages.create} icon={<Plus size={18} aria-hidden />}>
            Create Pet Record
          </ButtonLink>
        }
      >
        A pet record keeps everything others need to care for an animal in one place: who cares for
        it, its allergies, visits and documents.
      </EmptyState>
    );
  }
  if (me.role === 'employee')
    return <EmptyState icon={icon} title="There are no pet records yet." />;
  return (
    <EmptyState icon={icon} title="No pets are shared with you yet.">
      A pet shows here once its owner has linked you to it
      {me.role === 'veterinarian' ? ' as its veterinarian' : ''}, or once you’re assigned to its
      trust. You don’t need to do anything until then.
    </EmptyState>
  );
}
