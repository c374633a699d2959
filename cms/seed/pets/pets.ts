import type { DemoPet } from './demo-pet';
import { PETS_ABROAD } from './pets-abroad';
import { PETS_OF_NEWER_OWNERS } from './pets-of-newer-owners';
import { PETS_OF_BERNICE, PETS_OF_INES } from './pets-of-the-south';
import { PETS_OF_THE_WEST } from './pets-of-the-west';

/** All pets of the demo, by owner. */
export const PETS: readonly DemoPet[] = [
  ...PETS_OF_THE_WEST,
  ...PETS_OF_BERNICE,
  ...PETS_OF_INES,
  ...PETS_ABROAD,
  ...PETS_OF_NEWER_OWNERS,
];
