import { ApiError } from '@/lib/api/api-error';
import type { Problems } from './upload-draft';

/** The field messages of a refusal, or undefined if there are none. Too big and wrong type are problems of the file. */
export function problemsIn(error: unknown): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413 || error.status === 415) return { file: error.message };
  return Object.keys(error.details).length > 0 ? error.details : undefined;
}

/** Whether somebody else has changed the item in the meantime. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
