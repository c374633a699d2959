import { boundLink, fileLink } from './signed-link';

/**
 * A link that only the member who makes the current request can use. If there is no such member, as with the preview
 * of a draft, a link for whoever has it.
 */
export function callerLink(key: string): string {
  const state = strapi.requestContext.get()?.state as { member?: { id: number } | null };
  return state?.member ? boundLink(key, state.member.id) : fileLink(key);
}
