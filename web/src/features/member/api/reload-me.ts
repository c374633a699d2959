import { session } from '@/lib/session/session';
import { selfApi } from './self-api';

/** Asks again for the signed-in member, whose profile has changed elsewhere. */
export async function reloadMe() {
  const me = await selfApi.me();
  session.setMe(me);
  return me;
}
