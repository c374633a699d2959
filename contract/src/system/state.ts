import { z } from 'zod';

/** The server that answered: of several, each says this of itself. */
const serverState = z.object({
  /** The release it runs, such as `1.2.0`. */
  version: z.string(),
  /** The version of Node.js. */
  node: z.string(),
  startedAt: z.string(),
});

/** The backups that the server makes itself. */
export const backupState = z.object({
  /** Whether the settings ask for backups. */
  on: z.boolean(),
  /** Whether the last one is older than it may be. */
  due: z.boolean(),
  last: z
    .object({
      at: z.string(),
      folderName: z.string(),
      bytes: z.number(),
      verified: z.boolean(),
      error: z.string().nullable(),
    })
    .nullable(),
  nextAt: z.string().nullable(),
});
export type BackupState = z.output<typeof backupState>;

/** How the server and everything it needs is. */
export const systemState = z.object({
  checkedAt: z.string(),
  server: serverState,
  /** Null where this release makes no backups by itself. */
  backup: backupState.nullable(),
});
export type SystemState = z.output<typeof systemState>;
