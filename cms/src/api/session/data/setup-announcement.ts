import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { sessionPages } from '@hearthside/contract/session/pages';
import { needsSetup } from '../../../auth/needs-setup';
import { portalLink } from '../../../mail/portal-link';
import { openCode } from './setup-row';

const setupFile = () => path.resolve(process.env.DATA_DIR ?? 'data', 'setup.txt');

/** Removes the file with the code, which nobody needs any more. */
export function removeSetupFile(): void {
  rmSync(setupFile(), { force: true });
}

/**
 * Tells whoever runs the server where to set up a portal that has no admin: in the log, and in a file that only the
 * server's user may read. The code stands behind a `#`, which browsers send to no server.
 */
export async function announceSetup(strapi: Core.Strapi): Promise<void> {
  removeSetupFile();
  if (!(await needsSetup(strapi))) return;
  const link = portalLink(`${sessionPages.setup}#${await openCode(strapi)}`);
  const text = `The portal has no admin yet. Set it up here: ${link}`;
  const file = setupFile();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  strapi.log.warn(`${text} The address is also in ${file}.`);
}
