import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { petPartIn, withPetPart, type PetPart } from '../../model/pet-part';

/** A part of a pet's page, or the form while the pet is edited. */
export type ShownPart = PetPart | 'edit';

/**
 * The part of a pet's page that a phone shows. It is in the address, where a change adds no step for Back. While the
 * pet is edited, the address still has the part to return to.
 */
export function usePetPart(editing: boolean) {
  const [params, setParams] = useSearchParams();
  // The way back to the list as it was is in the state.
  const { state } = useLocation() as { state: unknown };
  const [whileEditing, setWhileEditing] = useState<ShownPart>('edit');

  const show = (part: ShownPart) => {
    if (editing) setWhileEditing(part);
    else if (part !== 'edit') {
      const options = { replace: true, preventScrollReset: true, state };
      setParams((now) => withPetPart(now, part), options);
    }
  };
  return {
    shown: editing ? whileEditing : petPartIn(params),
    show,
    /** For the beginning of an edit, which always begins in the form. */
    startInForm: () => setWhileEditing('edit'),
  };
}
