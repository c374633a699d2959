/** The address with https:// before it where it does not start with http (part 2 §5). */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  return url === '' || /^http/i.test(url) ? url : `https://${url}`;
}
