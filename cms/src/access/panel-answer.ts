import type { Refusal } from './refuse';

/** A refusal in the panel's shape: its forms put each sentence to the field it is about. */
export function panelAnswer({ status, message, details = {} }: Refusal) {
  const name = status < 500 ? 'ValidationError' : 'ApplicationError';
  const errors = Object.entries(details).map(([field, sentence]) => ({
    path: field.split('.'),
    message: sentence,
    name,
  }));
  return { data: null, error: { status, name, message, details: { errors } } };
}
