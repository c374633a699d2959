/** What the server runs on, as the setup shows it. */
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Missing, SetupStatus } from '@hearthside/contract/session/setup';
import { areBackupsElsewhere, backupSettings } from '../../../backup/backup-settings';
import * as office from '../../../office/office';
import type { SetupRow } from './setup-row';

const dataDir = () => process.env.DATA_DIR ?? 'data';

/** The name of a mail server, without its user and password. */
function mailPlace(): string {
  const smtp = process.env.SMTP_URL;
  return smtp ? new URL(smtp).host : path.resolve(dataDir(), 'outbox');
}

/** What an installation should have before members come, and this one has not. */
export function missingParts(strapi: Core.Strapi, isForwarded: boolean): Missing[] {
  const isHttps = strapi.config.get<string>('server.url').startsWith('https:');
  // Behind a proxy that is not named, all visitors seem to have its one address.
  const lacksProxy = (isHttps || isForwarded) && Number(process.env.TRUSTED_PROXIES ?? 0) === 0;
  return [
    ...(isHttps ? [] : (['https'] as const)),
    ...(lacksProxy ? (['proxy'] as const) : []),
    ...(process.env.SMTP_URL ? [] : (['mail'] as const)),
    ...(process.env.SMTP_URL && !process.env.MAIL_FROM ? (['sender'] as const) : []),
    ...(backupSettings() || areBackupsElsewhere() ? [] : (['backups'] as const)),
  ];
}

/** How far the setup has come. `isForwarded`: the request came through a proxy. */
export async function setupStatusOf(
  strapi: Core.Strapi,
  row: SetupRow,
  isForwarded: boolean,
): Promise<SetupStatus> {
  const { organisationName, timeZone } = await office.read(strapi);
  const inBucket = process.env.STORAGE === 's3';
  return {
    organisationName,
    timeZone,
    organizationDone: row.organizationAt !== null,
    publicUrl: strapi.config.get<string>('server.url'),
    mail: {
      goesTo: process.env.SMTP_URL ? 'server' : 'folder',
      place: mailPlace(),
      proved: row.mailProvedAt !== null,
    },
    storage: {
      kind: inBucket ? 'bucket' : 'folder',
      place: inBucket ? (process.env.S3_BUCKET ?? '') : path.resolve(dataDir(), 'files'),
      checked: row.storageCheckedAt !== null,
    },
    missing: missingParts(strapi, isForwarded),
  };
}
