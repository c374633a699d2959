import { join } from 'node:path';
import { BACKUP, filesIn, fingerprintOf } from './backup-record.mjs';
import { readDump } from './postgres-data.mjs';
import { damageOfSqlite, describeSqlite } from './sqlite-data.mjs';

/** @typedef {import('./backup-record.mjs').BackupRecord} BackupRecord */

/**
 * What a SQLite file lacks compared to the backup's record, one line for each problem.
 * @param {string} file
 * @param {BackupRecord} record
 * @param {string} name how the file is called in what is said
 */
export function sqliteProblems(file, { tables, uploads }, name) {
  const damage = damageOfSqlite(file);
  if (damage) return [`${name}: the database is damaged (${damage})`];
  const found = describeSqlite(file);
  const names = [...new Set([...Object.keys(tables), ...Object.keys(found.tables)])];
  const problems = names
    .filter((table) => tables[table] !== found.tables[table])
    .map((table) => {
      const [wanted, has] = [tables[table] ?? 'no', found.tables[table] ?? 'no'];
      return `${name}: table ${table} has ${has} rows instead of ${wanted}`;
    });
  if (found.uploads.length !== uploads) {
    problems.push(`${name}: it names ${found.uploads.length} uploaded files instead of ${uploads}`);
  }
  return problems;
}

/**
 * @param {string} folder
 * @param {BackupRecord} record
 */
async function fileProblems(folder, record) {
  const found = new Set(filesIn(folder));
  const problems = [];
  const database = record.database === 'sqlite' ? BACKUP.sqlite : BACKUP.postgres;
  if (!record.files[database]) problems.push(`${BACKUP.record}: ${database} is not in its list`);
  for (const [path, wanted] of Object.entries(record.files)) {
    if (!found.delete(path)) {
      problems.push(`${path}: missing`);
      continue;
    }
    const { size, sha256 } = await fingerprintOf(join(folder, path));
    if (size !== wanted.size) problems.push(`${path}: ${size} bytes instead of ${wanted.size}`);
    else if (sha256 !== wanted.sha256) problems.push(`${path}: its content has changed`);
  }
  for (const path of found) problems.push(`${path}: not part of the backup`);
  return problems;
}

/**
 * What a backup lacks compared to its own record, one line for each problem.
 * @param {string} folder
 * @param {BackupRecord} record
 * @returns {Promise<string[]>}
 */
export async function problemsOf(folder, record) {
  const problems = await fileProblems(folder, record);
  // The content of the database is checked only if all files are complete.
  if (problems.length > 0) return problems;
  if (record.database === 'sqlite') {
    return sqliteProblems(join(folder, BACKUP.sqlite), record, BACKUP.sqlite);
  }
  await readDump(join(folder, BACKUP.postgres));
  return [];
}

/**
 * A summary of a backup for people.
 * @param {BackupRecord} record
 */
export function summaryOf({ database, madeAt, tables, uploads, storage, files }) {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  const kept = storage === 'bucket' ? 'in the bucket' : 'with it';
  return [
    `${database}, made ${madeAt}: ${rows} rows in ${Object.keys(tables).length} tables`,
    `${uploads} uploaded files (${kept}), ${(bytes / 1e6).toFixed(1)} MB`,
  ].join(', ');
}
