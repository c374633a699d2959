import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { serviceSettings } from './service-settings';
import { refuse } from '../../../http/refuse';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Refuses news from the donation service that do not carry its signing secret, before any of them is read
 * (specification/donation.md, Givebutter). Compared by digests, in the same time whatever is sent; without a secret
 * set nothing is right.
 */
export function checkServiceSignature(ctx: Context) {
  const { secret } = serviceSettings();
  const isRight = timingSafeEqual(digest(ctx.get('signature')), digest(secret));
  if (!secret || !isRight) throw refuse.noSession('The signature is missing or wrong.');
}
