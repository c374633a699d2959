import type { ReactNode } from 'react';
import { latePart } from '@/ui/late-part';
import { SkeletonCards } from '@/ui/skeleton';
import { petIdOf } from '../../model/pet-link';

const useStoredSheetView = latePart(async () => (await import('./stored-sheet')).StoredSheetView);

export interface StoredSheetPageProps {
  /** The pet's id, as it is written in the address. */
  asked: string;
  /** What is shown if this device has no sheet of the pet. */
  otherwise: ReactNode;
}

/** The kept emergency sheet of a pet as a page without the shell. */
export function StoredSheetPage({ asked, otherwise }: StoredSheetPageProps) {
  const { data: View, error } = useStoredSheetView();
  if (View) return <View petId={petIdOf(asked)} otherwise={otherwise} whole />;
  return error ? otherwise : <SkeletonCards count={4} label="Loading the emergency sheet..." />;
}
