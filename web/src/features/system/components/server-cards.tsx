import type { BackupState, SystemState } from '@hearthside/contract/system/state';
import { formatAgo, formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import {
  databaseWords,
  diskLabel,
  freeWords,
  largeSize,
  some,
  STORAGE_WORDS,
  uptimeWords,
} from '../model/system-words';

/** Which release runs since when, and who is connected to it. */
export function ServerCard({ state: { server, checkedAt } }: { state: SystemState }) {
  const { version, node, host, startedAt, windows, sessions, redis } = server;
  return (
    <Card>
      <CardTitle>Server</CardTitle>
      <FactList>
        <Fact label="Version">{version}</Fact>
        <Fact label="Up for">
          <time dateTime={startedAt} title={formatDateTime(startedAt)}>
            {uptimeWords(startedAt, checkedAt)}
          </time>
        </Fact>
        <Fact label="Machine">{host}</Fact>
        <Fact label="Node.js">{node}</Fact>
        <Fact label="Signed in">{some(sessions, 'session')}</Fact>
        <Fact label="Open windows">{`${windows} on this server`}</Fact>
        <Fact label="Redis" empty="None: a single server">
          {redis && (
            <Badge tone={redis === 'ok' ? 'good' : 'bad'}>
              {redis === 'ok' ? 'Connected' : 'Away'}
            </Badge>
          )}
        </Fact>
      </FactList>
    </Card>
  );
}

const TONES = { ok: 'good', low: 'warn', full: 'bad' } as const;
const SPACE = { ok: 'Enough space', low: 'Running full', full: 'Full' } as const;

/** Database, files, free space and the last backup. */
export function DataCard({ state }: { state: SystemState }) {
  const { database, storage, disks, backup } = state;
  return (
    <Card>
      <CardTitle>Data</CardTitle>
      <FactList>
        <Fact label="Database">{`${databaseWords(database)}, ${largeSize(database.bytes)}`}</Fact>
        <Fact label="Files are in">{STORAGE_WORDS[storage.kind]}</Fact>
        <Fact label="Files">{`${storage.files}, ${largeSize(storage.bytes)}`}</Fact>
        {disks.map((disk) => (
          <Fact key={disk.holds} label={diskLabel(disk)}>
            {freeWords(disk)} <Badge tone={TONES[disk.state]}>{SPACE[disk.state]}</Badge>
          </Fact>
        ))}
        <Fact label="Last backup">
          <LastBackup backup={backup} />
        </Fact>
        {backup.on && backup.nextAt && (
          <Fact label="Next backup">{formatDateTime(backup.nextAt)}</Fact>
        )}
      </FactList>
    </Card>
  );
}

function LastBackup({ backup }: { backup: BackupState }) {
  if (!backup.on && backup.elsewhere) return <Badge tone="neutral">Made elsewhere</Badge>;
  if (!backup.on) {
    return (
      <>
        <Badge tone="warn">Off</Badge>
        <span className="block text-s font-normal text-ink-soft">
          The portal makes no backups itself. Whoever runs the server turns them on with the setting
          BACKUP_DIR, or sets BACKUPS=elsewhere if they are made by other means.
        </span>
      </>
    );
  }
  const { last, due } = backup;
  if (!last) return <Badge tone={due ? 'bad' : 'neutral'}>None yet</Badge>;
  return (
    <>
      {formatAgo(last.at)}
      {last.bytes !== null && `, ${largeSize(last.bytes)}`}{' '}
      {last.error ? (
        <Badge tone="bad">Failed</Badge>
      ) : (
        <Badge tone={last.verified ? 'good' : 'warn'}>
          {last.verified ? 'Checked' : 'Not checked'}
        </Badge>
      )}
      <span className="block text-s font-normal text-ink-soft">
        {last.error ?? last.folderName}
      </span>
    </>
  );
}
