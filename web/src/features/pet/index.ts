import { lazyPage } from '@/lib/lazy-page';

/** The pets a member may see; with `?petId=` in the address one of them. */
export const PetRecordsPage = lazyPage(
  () => import('./components/pet-records-page'),
  'PetRecordsPage',
);
export const CreatePetPage = lazyPage(
  () => import('./components/create-pet-page'),
  'CreatePetPage',
);
/** Which deleted pets can still be brought back. */
export const PetTrashPage = lazyPage(() => import('./components/pet-trash-page'), 'PetTrashPage');
/** One pet on one sheet of paper, for an emergency. */
export const EmergencyPage = lazyPage(() => import('./components/emergency-page'), 'EmergencyPage');

export { PetPicture } from './components/pet-picture';
export { petPath } from './model/pet-link';
