/** Where a push goes: an address that a member's browser gave, so nothing about it is trusted. */
import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';
import { pushSettings } from './push-settings';

/**
 * The address, if it is one of a push service: https on its usual port, without a name and password in it, and no host
 * that can only be in somebody's own network. Null for every other. A stand-in for tests is taken as it is.
 */
export function pushTarget(endpoint: string): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username || url.password) return null;
  if (pushSettings().standIns.includes(url.origin)) return url;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host) ? url : null;
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i.test(host);
  const isInside = /(^|\.)(localhost|local|internal|lan|home|intranet|test|invalid)$/i.test(host);
  return isName && !isInside ? url : null;
}

/** The name of the push service, by which requests are counted. */
export const hostOf = (url: URL): string => url.host;

/**
 * Looks a name up for a connection, which then goes to the addresses found here and to no others. A name that has any
 * address of a network of its own is refused as a whole.
 */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return done(Object.assign(new Error('Not a public address'), { code: 'ENOTPUBLIC' }), '', 0);
    }
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
