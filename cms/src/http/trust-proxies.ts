import type { Core } from '@strapi/strapi';

/** Trusts one forwarded address per proxy of ours, counted from the nearest, so that a caller can't invent an address. */
export function trustProxies(strapi: Core.Strapi) {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  if (proxies <= 0) return;
  strapi.server.app.maxIpsCount = proxies;
  const host = process.env.HOST ?? '0.0.0.0';
  if (!['0.0.0.0', '::'].includes(host)) return;
  strapi.log.warn(
    `TRUSTED_PROXIES is ${proxies} and HOST is ${host}: whoever reaches this port without the proxy can pretend any ` +
      'address. Set HOST=127.0.0.1, or see to it that only the proxy reaches the port.',
  );
}
