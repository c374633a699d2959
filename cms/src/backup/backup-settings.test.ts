import { describe, expect, it } from 'vitest';
import { areBackupsElsewhere, backupSettings } from './backup-settings';

const DIR = { BACKUP_DIR: '/srv/backups' };

describe('the settings of backups', () => {
  it('are off without a folder, whatever else is set', () => {
    expect(backupSettings({ BACKUP_KEEP: 'nonsense', BACKUP_DIR: ' ' })).toBeNull();
  });

  it('are made elsewhere only if that is said, and in no other words', () => {
    expect([{}, { BACKUPS: ' elsewhere ' }].map(areBackupsElsewhere)).toEqual([false, true]);
    expect(backupSettings({ BACKUPS: 'elsewhere' })).toBeNull();
    expect(() => backupSettings({ BACKUPS: 'off' })).toThrow(
      'BACKUPS can only be "elsewhere", and "off" is not.',
    );
  });

  it('have defaults for all but the folder, even if a name is set to nothing', () => {
    const usual = { folder: '/srv/backups', keep: { days: 7, weeks: 4, months: 12 }, at: '02:17' };
    expect(backupSettings(DIR)).toEqual(usual);
    const empty = { ...DIR, BACKUP_KEEP: '', BACKUP_AT: '', BACKUP_FILES: '' };
    expect(backupSettings(empty)).toEqual(usual);
  });

  it.each([
    [{ BACKUP_DIR: 'backups' }, /^BACKUP_DIR must be a whole path .*"backups" is none\.$/],
    [
      { BACKUP_DIR: '/srv/data/files/backups', DATA_DIR: '/srv/data' },
      /^BACKUP_DIR must not be among the files/,
    ],
    [{ ...DIR, BACKUP_KEEP: '7d,4x' }, /^BACKUP_KEEP must say .*"7d,4x" does not\.$/],
    [{ ...DIR, BACKUP_AT: '24:00' }, /^BACKUP_AT must be a time of day .*"24:00" is none\.$/],
    [{ ...DIR, BACKUP_AT: '2:17' }, /^BACKUP_AT /],
    [{ ...DIR, BACKUP_FILES: 'no' }, /^BACKUP_FILES must be true or false, and "no" is neither\.$/],
  ])('that cannot be meant are refused in one sentence: %j', (env, said) => {
    expect(() => backupSettings(env)).toThrow(said);
  });
});
