import { z } from 'zod';
import { line } from '../member/person-fields';

export const ERRAND_TEXTS = {
  added: 'Errand added',
  deleted: 'Errand deleted',
  addFailed: 'Failed to add the errand',
  saveFailed: 'Failed to save the errand',
  deleteFailed: 'Failed to delete the errand',
} as const;

/** What an errand is called: one line, never empty. */
export const errandTitle = line(120).pipe(z.string().min(1, 'Please enter a title'));

/** The form of a new errand. */
export const errandForm = z.strictObject({ title: errandTitle });
