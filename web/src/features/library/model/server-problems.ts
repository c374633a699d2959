import { ApiError } from '@/lib/api/api-error';
import type { Problems } from './upload-draft';

/** What a refusal says about fields; nothing where it is about none. Too big and of another type are about the file. */
export function problemsIn(error: unknown): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413 || error.status === 415) return { file: error.message };
  return Object.keys(error.details).length > 0 ? error.details : undefined;
}

/** Whether somebody else has changed the item meanwhile. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
