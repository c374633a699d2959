import type { Refusal } from '../http/refuse';
import { shortDetails } from '../http/short-details';

interface StrapiError {
  message?: string;
  details?: { errors?: { path?: unknown; message?: string; name?: string }[] };
}

/**
 * Cuts Strapi's messages about bad input to the length of our own refusals, because they repeat everything that was
 * sent.
 */
export function shortenStrapiError(error: StrapiError) {
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
