/**
 * A date and time as the value of a `datetime-local` input, by the reader's own clock. Empty if there is none.
 * @param value ISO 8601, or what Strapi keeps while nothing was chosen
 */
export function localTime(value: string | Date | null | undefined): string {
  if (!value) return '';
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [
    String(at.getFullYear()).padStart(4, '0'),
    two(at.getMonth() + 1),
    two(at.getDate()),
  ];
  return `${day.join('-')}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * What was chosen in a `datetime-local` input, as ISO 8601 in UTC. Null if none was.
 * An hour that the clocks skip becomes the one after it, which the input then shows.
 */
export function isoOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
