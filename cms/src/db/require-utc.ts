/** Times are stored in UTC; a server in another zone would shift them silently, so it does not start. */
export function requireUtc(now = new Date()) {
  if (now.getTimezoneOffset() === 0) return;
  throw new Error('Start the server with TZ=UTC: times are stored in UTC and must not move.');
}
