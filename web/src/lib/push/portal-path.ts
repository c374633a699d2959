/** The service worker's message when a notification is pressed. */
const isOpening = (said: unknown): said is { type: 'open'; path: string } =>
  typeof said === 'object' &&
  said !== null &&
  (said as { type?: unknown }).type === 'open' &&
  typeof (said as { path?: unknown }).path === 'string';

/** The path within the portal to which a pressed notification leads. Undefined for any other message. */
export function samePortalPath(said: unknown): string | undefined {
  if (!isOpening(said) || !URL.canParse(said.path, location.origin)) return undefined;
  const { origin, pathname, search } = new URL(said.path, location.origin);
  return origin === location.origin ? pathname + search : undefined;
}
