import { ERROR_CODES, type ErrorCode } from '@hearthside/contract/error-code';
import { ApiError } from '@/lib/api/api-error';
import { answer } from './portal';

/** A refusal of the test's server, as the API words it. */
export const refused = (code: ErrorCode, error: string, details?: Record<string, string>) =>
  answer({ error, code, ...(details && { details }) }, ERROR_CODES[code]);

/** The error such a refusal becomes. */
export const refusedError = (
  code: ErrorCode,
  message: string,
  details?: Record<string, string>,
): ApiError => new ApiError(ERROR_CODES[code], message, details, true, code);
