import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { serviceSettings } from './service-settings';
import { refuse } from '../../../http/refuse';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Refuses webhook events without the donation service's signing secret, before any of them is read
 * (specification/donation.md, Givebutter). The comparison uses digests, so that it takes the same time whatever is
 * sent. If no secret is set, nothing matches.
 */
export function checkServiceSignature(ctx: Context) {
  const { secret } = serviceSettings();
  const isRight = timingSafeEqual(digest(ctx.get('signature')), digest(secret));
  if (!secret || !isRight) throw refuse.noSession('The signature is missing or wrong.');
}
