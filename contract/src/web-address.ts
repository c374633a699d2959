/**
 * The address in a text, or null where it is none. `URL.canParse` and `URL.parse` say the same, but Safari has
 * them only from 17 and 18 on.
 */
export function addressIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
