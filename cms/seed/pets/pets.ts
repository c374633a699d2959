import { z } from 'zod';
import { readData } from '../read-data';
import { demoPetSchema, type DemoPet } from './demo-pet';

const FILES = [
  'pets-of-the-west',
  'pets-of-bernice',
  'pets-of-ines',
  'pets-abroad',
  'pets-of-newer-owners',
];

/** All pets of the demo, by owner. */
export const PETS: readonly DemoPet[] = FILES.flatMap((name) =>
  readData(`pets/${name}`, z.array(demoPetSchema)),
);
