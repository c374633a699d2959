/** A notification's link, if it leads to a page of this portal. */
export function portalLink(link: string | null): string | undefined {
  if (!link?.startsWith('/') || link.startsWith('//') || link.includes('\\')) return undefined;
  return link;
}
