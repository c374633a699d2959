import { parse } from 'yaml';
import { readRepo } from './repository';

type Condition = 'service_started' | 'service_healthy' | 'service_completed_successfully';

export interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  ports?: string[];
  restart?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: Condition }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  networks: string[] | Record<string, unknown>;
  mem_limit?: string;
  security_opt?: string[];
  stop_grace_period?: string;
  command?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

/** docker-compose.yml, with its `<<` parts merged in. */
export const compose = parse(readRepo('docker-compose.yml'), { merge: true }) as Compose;

export const services = Object.entries(compose.services);

export function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
}

/** Names that docker-compose.yml takes from deploy/.env. */
export const fromEnvFile = new Set(
  [...readRepo('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''),
);
