import {
  defaultCode,
  ERROR_CODES,
  isErrorCode,
  type ErrorCode,
} from '@hearthside/contract/error-code';

/** Details that tell what a refusal without a code is about: each was sent with nothing else. */
const TELLTALE: Readonly<Record<string, ErrorCode>> = {
  by: 'CHANGED_MEANWHILE',
  chatId: 'ALREADY_EXISTS',
  alike: 'ALREADY_EXISTS',
  attachments: 'UPLOADS_LOST',
};

/**
 * What a refusal of the API is about. A server from before 24 November 2026 tells no code: of its conflicts, one about
 * no field is a stale revision. A code that this page is too old to know counts as its status does.
 */
export function codeOf(
  status: number,
  given: unknown,
  details: Readonly<Record<string, string>>,
): ErrorCode {
  if (isErrorCode(given)) return given;
  if (given !== undefined) return defaultCode(status);
  const [first] = Object.keys(details);
  if (first === undefined) return status === 409 ? 'CHANGED_MEANWHILE' : defaultCode(status);
  const told = TELLTALE[first];
  return told !== undefined && ERROR_CODES[told] === status ? told : defaultCode(status);
}
