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

  it('finds a value of a job that never went well', () => {
    expect(readRepo('cms/src/observe/measure.ts')).toContain(
      'of nightlyJobs()) metrics.jobSuccess.set({ job }, 0)',
    );
  });
});
