import { petPages } from '@hearthside/contract/pet/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';
import { PetRecords } from './pet-records';

const CreatePetPage = lazyPage(
  () => import('./create/components/create-pet-page'),
  'CreatePetPage',
);
/** The deleted pets that can still be restored. */
const PetTrashPage = lazyPage(() => import('./list/components/pet-trash-page'), 'PetTrashPage');
/** One pet on one sheet of paper, for an emergency. */
const EmergencyPage = lazyPage(
  () => import('./emergency/components/emergency-page'),
  'EmergencyPage',
);

/** What this device keeps for a time without a connection, a tab of the profile. */
const DevicePage = lazyPage(() => import('./device/components/device-page'), 'DevicePage');

export const pet = feature({
  sections: { pet_records: { phoneRank: 3 } },
  profileRoutes: [{ path: petPages.onDevice, Component: DevicePage }],
  routes: {
    pet_records: [
      { path: petPages.list, Component: PetRecords },
      { path: petPages.create, Component: CreatePetPage },
      { path: petPages.trash, Component: PetTrashPage },
      { path: petPages.emergency(':id'), Component: EmergencyPage },
    ],
  },
});
