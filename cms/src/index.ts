import type { Core } from '@strapi/strapi';
import { closeStockRoutes } from './http/close-stock-routes';
import { compareRoutes } from './http/compare-routes';
import { watchMembers } from './auth/watch-members';
import { prepareLimits } from './auth/attempts';
import { finishRequests } from './http/finish-requests';
import { loggedError } from './http/logged-error';
import { adminEmail } from './auth/admin-email';
import { backupSettings } from './backup/backup-settings';
import { checkBackupFolder } from './backup/nightly-backup';
import { evictEverywhere } from './auth/evict-everywhere';
import { requireFreePort } from './boot/require-free-port';
import { requireSettings } from './boot/require-settings';
import { copiesJob } from './copies/repair-copies';
import { keepSecurityHeaders } from './http/keep-security-headers';
import { limitConnections } from './http/limit-connections';
import { registerMemberStrategy } from './auth/member-strategy';
import { ensureRoles } from './auth/roles';
import { trustProxies } from './http/trust-proxies';
import { requireUtc } from './db/require-utc';
import { sortByBytes } from './db/byte-order';
import { ensureContainedText } from './db/contained-text';
import { ensureIndexes } from './db/indexes';
import { lockDatabaseFile } from './db/lock-database-file';
import { endBoot } from './db/patience';
import { awaitTrueCommits } from './db/transaction';
import { guardMedia } from './file/media-guard';
import { remakeHeic } from './file/panel-heic';
import { limitPanelImages } from './file/panel-images';
import { preparePictures } from './file/pictures';
import { fileStorage, registerStorage } from './file/storage/register-storage';
import { claimFiles } from './file/storage/storage-owner';
import { keepTemporaryFolder, removeTemporaryFolder } from './file/temporary-folder';
import { startDiskWatch } from './disk/disk-watch';
import { startMetrics } from './observe/metrics-endpoint';
import { watchDatabase } from './observe/watch-database';
import { startWatchdog } from './observe/watchdog';
import { startMailQueue } from './mail/mail-sending';
import { registerNightly, startSchedule } from './jobs/schedule';
import { startLive } from './live/socket-server';
import { ensureTextIndex } from './search/text-index';
import { checkMediaTypes } from './panel/media-types';
import { ensureFirstPanelAdmin } from './panel/first-panel-admin';
import { applyDocumentRules, type DocumentRules } from './panel/document-call';
import { preparePanel } from './panel/prepare-panel';
import { setUpPanel } from './panel/set-up-panel';
import { prepareDatabase } from './release/prepare-database';
import { registerSubjects, subjects, type Subject } from './subject';
import { SUBJECTS } from './subjects';
import { seedWhereAsked } from '../seed/seed-where-asked';

/** Runs a subject's tasks for one stage of the start, one after the other. */
async function inTurn(strapi: Core.Strapi, tasks: Subject['upgrade'] = []) {
  for (const task of tasks) await task(strapi);
}

/**
 * What `destroy` has to stop. The exported object below lists everything the portal adds to Strapi; the logic is in
 * the modules it calls.
 */
let stopSubjects: (() => Promise<void>)[] = [];
let stopMailQueue: (() => Promise<void>) | undefined;
let leaveRedis: (() => void) | undefined;
let stopMetrics: (() => void) | undefined;
let stopWatchdog: (() => void) | undefined;
let stopDiskWatch: (() => void) | undefined;
let stopLive: (() => Promise<void>) | undefined;
/** Lets other servers bring the database up to date. */
let endBootLock: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireUtc();
    requireSettings(process.env);
    registerSubjects(SUBJECTS);
    registerNightly([copiesJob]);
    adminEmail();
    backupSettings();
    await requireFreePort(strapi);
    // Before any data that another server may be using is touched.
    lockDatabaseFile(strapi);
    awaitTrueCommits(strapi);
    trustProxies(strapi);
    limitConnections(strapi);
    keepSecurityHeaders(strapi);
    closeStockRoutes(strapi);
    compareRoutes(strapi, 'registered');
    registerMemberStrategy(strapi);
    registerStorage(strapi);
    keepTemporaryFolder(strapi);
    preparePictures();
    limitPanelImages(strapi);
    guardMedia(strapi, () => subjects().flatMap(({ media }) => media ?? []));
    // After the guard, so that the guard checks what these two produce, converted files included.
    checkMediaTypes(strapi);
    remakeHeic(strapi);
    preparePanel(strapi);
    for (const { documents, register } of subjects()) {
      for (const rules of documents ?? []) applyDocumentRules(strapi, rules as DocumentRules);
      register?.(strapi);
    }
    // Last, because it is the first to change the database: whatever refuses the start comes before.
    endBootLock = await prepareDatabase(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureRoles(strapi);
    await sortByBytes(strapi);
    for (const { indexes } of subjects()) await ensureIndexes(strapi, indexes ?? []);
    await ensureContainedText(
      strapi,
      subjects().flatMap(({ containedText }) => containedText ?? []),
    );
    for (const { search } of subjects()) if (search) await ensureTextIndex(strapi, search.name);
    for (const { search } of subjects()) await search?.fill?.(strapi);
    for (const { upgrade } of subjects()) await inTurn(strapi, upgrade);
    // The server starts even when the storage is away; the nightly sweep tries again.
    void claimFiles({ strapi, store: fileStorage() }).catch((error: unknown) =>
      strapi.log.warn(`Could not check who owns the file storage: ${loggedError(error)}`),
    );
    await prepareLimits(strapi, Number(process.env.LIMITS_FACTOR ?? 1));
    watchMembers(strapi);
    leaveRedis = evictEverywhere(strapi);
    await setUpPanel(strapi);
    for (const { boot } of subjects()) await inTurn(strapi, boot);
    await seedWhereAsked(strapi);
    await ensureFirstPanelAdmin(strapi, adminEmail());
    for (const { seeded } of subjects()) await inTurn(strapi, seeded);
    await endBootLock?.();
    await endBoot(strapi);
    stopDiskWatch = await startDiskWatch(strapi);
    // Not waited for: a share on the network that is away must not keep the portal from starting.
    void checkBackupFolder(strapi);
    watchDatabase(strapi);
    stopMetrics = startMetrics(strapi);
    stopLive = startLive(strapi);
    stopMailQueue = startMailQueue(strapi);
    stopSubjects = subjects().flatMap(({ start }) => start?.(strapi) ?? []);
    startSchedule(strapi);
    compareRoutes(strapi, 'live');
    stopWatchdog = startWatchdog(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopLive?.();
    const stopped = stopSubjects.map((stop) => stop());
    await Promise.all([finishRequests(strapi), stopMailQueue?.(), ...stopped]);
    leaveRedis?.();
    stopDiskWatch?.();
    stopMetrics?.();
    stopWatchdog?.();
    removeTemporaryFolder();
  },
};
