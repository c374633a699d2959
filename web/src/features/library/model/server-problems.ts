import { ApiError } from '@/lib/api/api-error';
import type { Problems } from './upload-draft';

/** The field messages of a refusal, or undefined if there are none. Too big and wrong type are problems of the file. */
export function problemsIn(error: unknown): Problems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isOfFile = error.code === 'TOO_LARGE' || error.code === 'UNSUPPORTED_TYPE';
  if (isOfFile) return { file: error.message };
  return Object.keys(error.details).length > 0 ? error.details : undefined;
}
