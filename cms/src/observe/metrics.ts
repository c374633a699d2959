/** What is measured for Prometheus. The names are kept: dashboards and alert rules of deploy/ go by them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of how long answers take, in seconds. Most take a few milliseconds, and 10 s is what people give up at. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes all that is measured, in a registry of its own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Gauge<Label> => new Gauge({ name: `hearthside_${name}`, help, labelNames, registers });
  return {
    registry,
    requests: new Counter({
      name: 'hearthside_requests_total',
      help: 'Answered requests by endpoint and status',
      labelNames: ['endpoint', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'hearthside_request_duration_seconds',
      help: 'How long answers took by endpoint',
      labelNames: ['endpoint'] as const,
      buckets: DURATIONS,
      registers,
    }),
    databaseUp: gauge('database_up', 'Whether the database answered this scrape'),
    connections: gauge('database_connections', 'Connections of the pool by state', 'state'),
    mails: gauge('mails', 'Mails that are not sent, by state', 'state'),
    mailsDue: gauge('mails_due_seconds', 'Since when the oldest mail that is due waits'),
    backlog: gauge('backlog', 'What waits to be worked on by a job', 'queue'),
    backlogAge: gauge('backlog_oldest_seconds', 'Since when the oldest of it waits', 'queue'),
    jobOk: gauge('job_ok', 'Whether the last run of a job went well', 'job'),
    jobSuccess: gauge(
      'job_last_success_timestamp_seconds',
      'When a job last went well, in seconds since 1970; 0 for a nightly one that never did',
      'job',
    ),
    jobDuration: gauge('job_duration_seconds', 'How long the last run of a job took', 'job'),
    windows: gauge('windows', 'Open windows of members on this server'),
    diskFree: gauge('disk_free_ratio', 'The share of a disk that is free', 'holds'),
    redisUp: gauge('redis_up', 'Whether this server reaches Redis; absent without Redis'),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
