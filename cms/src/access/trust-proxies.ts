import type { Core } from '@strapi/strapi';

/** Believes as many forwarded addresses as there are proxies of our own, counted from the near end, so that a caller can't invent theirs. */
export function trustProxies(strapi: Core.Strapi) {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  if (proxies > 0) strapi.server.app.maxIpsCount = proxies;
}
