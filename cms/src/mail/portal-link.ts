/** A path of the portal as a full URL that works outside it. */
export function portalLink(path: string): string {
  return new URL(path, strapi.config.get<string>('server.url')).toString();
}
