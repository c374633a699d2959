import { petPages } from '@hearthside/contract/pet/pages';
import { useNavigate } from 'react-router-dom';
import { PET_CHOICES, PetChoiceDialog } from '@/kit/pet-choice/pet-choice-dialog';
import type { Opens } from '@/lib/use-opened-for';
import { usePets } from '../../api/pets';

/** Asks for which pet an entry is added, among those in whose record the member may write, and leads there. */
export function EntryPetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const found = usePets(open ? { limit: PET_CHOICES, writable: 'true' } : null);
  const state: Opens = { opens: 'new_entry' };
  return (
    <PetChoiceDialog
      open={open}
      title="Add entry"
      found={found}
      onClose={onClose}
      onChoose={(id) => void navigate(petPages.detail(id), { state })}
    />
  );
}
