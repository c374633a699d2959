import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { ApiError } from '@/lib/api/api-error';

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** Somebody else has changed the blog. Nothing more is sent until that is settled. */
export interface Conflict {
  state: 'conflict';
  message: string;
  by: string;
  at: string;
}

export const conflictOf = ({ message, details }: ApiError): Conflict => ({
  state: 'conflict',
  message: message || BLOG_TEXTS.conflict,
  by: details.by ?? '',
  at: details.at ?? '',
});
