import type { Refusal } from '../http/refuse';
import { shortDetails } from '../http/short-details';

interface StrapiError {
  message?: string;
  details?: { errors?: { path?: unknown; message?: string; name?: string }[] };
}

export const WRONG_TYPE =
  'The media library accepts pictures (JPEG, PNG, WebP, GIF, HEIC), PDF and Word files and videos (MP4, MOV, WebM). This file is something else, whatever its name says.';
/** How Strapi's upload refuses a file by its type. It looks before our own check does, at the name too. */
const STRAPIS_WRONG_TYPE =
  /^(MIME type is not allowed|File type '.*' is not allowed|Cannot verify file type)/;

/**
 * Cuts Strapi's messages about bad input to the length of our own refusals, because they repeat everything that was
 * sent. A file of a wrong type is refused in our own words.
 */
export function tidyStrapiError(error: StrapiError) {
  if (STRAPIS_WRONG_TYPE.test(error.message ?? '')) error.message = WRONG_TYPE;
  if (typeof error.message === 'string') error.message = error.message.slice(0, 300);
  const errors = error.details?.errors;
  if (!Array.isArray(errors) || !error.details) return;
  error.details.errors = errors.slice(0, 20).map(({ path, message = '', name }) => ({
    path: Array.isArray(path) ? path.map((part) => String(part).slice(0, 100)).slice(0, 20) : [],
    message: message.slice(0, 300),
    ...(name !== undefined && { name }),
  }));
}

/** A refusal in the panel's shape. Its forms show each sentence at the field it is about. */
export function panelAnswer({ status, message, details = {} }: Refusal) {
  const name = status < 500 ? 'ValidationError' : 'ApplicationError';
  const errors = Object.entries(shortDetails(Object.entries(details))).map(([field, sentence]) => ({
    path: field.split('.'),
    message: sentence,
    name,
  }));
  return { data: null, error: { status, name, message, details: { errors } } };
}
