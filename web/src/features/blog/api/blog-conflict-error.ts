import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { ApiError } from '@/lib/api/api-error';

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
