import { describe, expect, it } from 'vitest';
import { inRepository, readRepo } from './repository';

describe('the unit for systemd', () => {
  const unit = readRepo('deploy/hearthside.service');

  it('binds the server to this machine if it trusts a proxy', () => {
    expect(unit).toMatch(/^Environment=HOST=127\.0\.0\.1 TRUSTED_PROXIES=1\b/m);
  });

  it('starts what the repository has, restarts it whenever it ends, and lets it finish', () => {
    const [, script = ''] = /^ExecStart=\S+node (\S+)$/m.exec(unit) ?? [];
    expect(inRepository(script)).toBe(true);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^TimeoutStopSec=30$/m);
  });

  it('may write backups where the operations page puts them', () => {
    const [, folder = ''] = /^ReadWritePaths=-(\S+)$/m.exec(unit) ?? [];
    expect(readRepo('docs/operations.md')).toContain(`BACKUP_DIR=${folder}`);
  });
});
