import { lazyPage } from '@/lib/lazy-page';

/** The page of the pet that the address names. */
export const LazyPetPage = lazyPage(() => import('./components/pet-page'), 'AddressedPetPage');
