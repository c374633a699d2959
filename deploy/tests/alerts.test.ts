import { describe, expect, it } from 'vitest';
import { readRepo } from './repository';

/** The rule of an alert, as its text. */
const ruleOf = (alert: string) =>
  readRepo('deploy/alerts.yml')
    .split(/^ +- alert: /m)
    .find((rule) => rule.startsWith(`${alert}\n`));

describe.each([
  ['HearthsideNight', 'sweep', 30],
  ['HearthsideBackup', 'backup', 32],
])('%s', (alert, job, hours) => {
  const last = `max(hearthside_job_last_success_timestamp_seconds{job="${job}"})`;

  it('is about a job that went well too long ago, and about one that never did', () => {
    const [late, never] = [ruleOf(`${alert}Late`), ruleOf(`${alert}Never`)];
    expect(late).toContain(`expr: time() - (${last} > 0) > ${hours} * 3600\n`);
    expect(never).toContain(`expr: ${last} == 0\n`);
    expect(never).toContain(`for: ${hours}h\n`);
  });
});

it('what waits too long is one alert for all queues, whatever is in them', () => {
  const rule = ruleOf('HearthsideBacklogWaiting');
  expect(rule).toContain('max by (queue) (hearthside_backlog_oldest_seconds) > 3600');
  const line = readRepo('docs/operations.md')
    .split('\n')
    .find((row) => row.startsWith('| `BacklogWaiting`'));
  // By their names in the metrics (`backlog` in the manifests of donation and notification).
  for (const queue of ['donationNews', 'pushes']) expect(line).toContain(`\`${queue}\``);
});
