/** Where Prometheus asks: on a port of its own, or on the portal's with a token. Both are off by default. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { measure } from './measure';
import { createMetrics, type Metrics } from './metrics';

let metrics: Metrics | undefined;

const isWanted = ({ METRICS_PORT, METRICS_TOKEN }: NodeJS.ProcessEnv) =>
  Boolean(METRICS_PORT || METRICS_TOKEN);

/** Counts an answered request. It costs nothing while nobody asks for metrics. */
export function observeRequest(endpoint: string, status: number, seconds: number): void {
  if (!metrics) return;
  metrics.requests.inc({ endpoint, status });
  metrics.durations.observe({ endpoint }, seconds);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the token of the settings. Without one in them it carries none. */
export function hasMetricsToken(authorization: string, token = process.env.METRICS_TOKEN): boolean {
  if (!token) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** All that is measured, as Prometheus reads it. Undefined where metrics are off. */
export async function metricsText(
  strapi: Core.Strapi,
): Promise<{ type: string; text: string } | undefined> {
  if (!metrics) return undefined;
  await measure(strapi, metrics);
  return { type: metrics.registry.contentType, text: await metrics.registry.metrics() };
}

/** Whether a request asks for the metrics. What it asks for is compared and not parsed: anything may stand there. */
export const isMetricsPath = (asked = '') => asked.split('?')[0] === '/metrics';

function serve(strapi: Core.Strapi, port: number): Server {
  const server = createServer((request, response) => {
    if (!isMetricsPath(request.url)) return void response.writeHead(404).end();
    const { authorization = '' } = request.headers;
    if (process.env.METRICS_TOKEN && !hasMetricsToken(authorization)) {
      return void response.writeHead(401).end();
    }
    metricsText(strapi).then(
      (found) => response.writeHead(200, { 'Content-Type': found?.type }).end(found?.text),
      (error: unknown) => {
        strapi.log.warn(`The metrics could not be read: ${loggedError(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => strapi.log.error(`The port of the metrics: ${loggedError(error)}`));
  return server.listen(port, process.env.METRICS_HOST ?? '127.0.0.1');
}

/** Starts to measure, if the settings ask for it. Returns what ends it. */
export function startMetrics(strapi: Core.Strapi): () => void {
  if (!isWanted(process.env)) return () => undefined;
  metrics = createMetrics();
  const { METRICS_PORT } = process.env;
  const server = METRICS_PORT ? serve(strapi, Number(METRICS_PORT)) : undefined;
  return () => {
    metrics = undefined;
    server?.close();
    server?.closeAllConnections();
  };
}
