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
