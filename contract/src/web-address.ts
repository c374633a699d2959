/** What is an address on the web, in a file of its own, because the first page needs nothing else of rich text. */

/**
 * The address in a text, or null if it is not one. `URL.canParse` and `URL.parse` do the same, but Safari has them
 * only from versions 17 and 18 on.
 */
export function addressIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The longest address of a link, in characters. */
export const LINK_MAX = 2000;

/** As the URL parser returns it: the parser accepts quotes, commas and more in a host, but no real host has them. */
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;
/** Whether this may be a host's name or number. */
export const isHost = (hostname: string): boolean => HOST.test(hostname);

/**
 * Whether this is a complete address on the web, with nothing before its host that could be mistaken for another host
 * (`https://bank.example@evil.example`).
 */
export function isWebAddress(address: string): boolean {
  const url = address.length > LINK_MAX ? null : addressIn(address);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return /^https?:$/.test(protocol) && isHost(hostname) && !username && !password;
}

/** The same for an address that is also protected from eavesdroppers. */
export const isHttpsAddress = (address: string): boolean =>
  isWebAddress(address) && new URL(address).protocol === 'https:';
