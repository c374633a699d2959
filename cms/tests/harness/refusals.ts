import { defaultCode, ERROR_CODES } from '@hearthside/contract/error-code';
import { refusal } from '@hearthside/contract/endpoint';
import type { Reply } from './http';

/**
 * What is odd about the answer of a refused call: undefined where it has the one shape and nothing beside it, with a
 * code of the list that fits its status.
 */
export function oddRefusal({ status, text }: Pick<Reply, 'status' | 'text'>): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `${status} is no JSON: ${text.slice(0, 500)}`;
  }
  const { data, error } = refusal.strict().safeParse(body);
  if (!data) return `${status} ${text.slice(0, 500)}: ${error.message}`;
  const fits = ERROR_CODES[data.code] === status || data.code === defaultCode(status);
  return fits ? undefined : `${status} is told as ${data.code}`;
}
