/** A notification's link, if it leads to a place in this portal. */
export function portalLink(link: string | null): string | undefined {
  if (!link?.startsWith('/') || link.startsWith('//') || link.includes('\\')) return undefined;
  return link;
}
