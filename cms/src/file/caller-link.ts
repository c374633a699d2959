import { boundLink, fileLink } from './signed-link';

/**
 * A link for the member who asks in the request that is under way, and for nobody else; where no member asks, as
 * with the preview of a draft, one for whoever has it.
 */
export function callerLink(key: string): string {
  const state = strapi.requestContext.get()?.state as { member?: { id: number } | null };
  return state?.member ? boundLink(key, state.member.id) : fileLink(key);
}
