// What the server runs by its schedule where BACKUP_DIR is set (cms/src/backup). The last line of its output is JSON:
// the backup's name, its size in bytes, and what is wrong with the one before.
import './lib/node-version.mjs';
import { setPriority } from 'node:os';
import { scheduledBackup } from './lib/scheduled-backups.mjs';
import { Refusal, runScript } from './lib/say.mjs';

// Members who wait for the server go first.
setPriority(10);
// The server keeps this input open: it ends with the server, however that ended.
process.stdin.on('end', () => process.exit(1)).resume();
process.stdin.unref?.();

await runScript(async () => {
  const folder = process.env.BACKUP_DIR;
  if (!folder) throw new Refusal('BACKUP_DIR is not set.');
  try {
    console.log(JSON.stringify(await scheduledBackup(process.env, folder, new Date())));
  } catch (error) {
    // The server keeps and mails what is said here. Errors of libraries print whatever they carry besides their message.
    throw error instanceof Refusal ? error : new Refusal(/** @type {Error} */ (error).message);
  }
});
