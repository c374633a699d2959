/** Says that a list is only the start of a longer one, and how to find the rest. Empty if the list is complete. */
export function startOfMore(shown: number, total: number, things: string): string {
  if (shown >= total) return '';
  return `These are the first ${shown} of ${total} ${things}. Search to find the others.`;
}
