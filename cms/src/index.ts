import type { Core } from '@strapi/strapi';
import { closeStockRoutes } from './access/close-stock-routes';
import { compareRoutes } from './access/compare-routes';
import { watchMembers } from './access/watch-members';
import { prepareLimits } from './access/attempts';
import { finishRequests } from './access/finish-requests';
import { loggedError } from './access/logged-error';
import { adminEmail, ensureFirstAdmin } from './access/first-admin';
import { forgetEverywhere } from './access/forget-everywhere';
import { limitConnections } from './access/limit-connections';
import { ensureListIndexes } from './access/list-indexes';
import { registerMemberStrategy } from './access/member-strategy';
import { ensureRoles } from './access/roles';
import { trustProxies } from './access/trust-proxies';
import { requireUtc } from './access/require-utc';
import { sortByBytes } from './access/byte-order';
import { watchAppointments } from './api/appointment/domain/appointment-door';
import { openBlogDoor } from './api/blog/domain/blog-door';
import { prepareBlogs } from './api/blog/domain/blog-indexes';
import { fillBlogWords } from './api/blog/domain/fill-words';
import { fillMemberColumns } from './api/member/domain/fill-columns';
import { fillNamedNotifications } from './api/notification/domain/fill-named';
import { fillPetColumns } from './api/pet/domain/fill-columns';
import { fillTrustColumns } from './api/trust/domain/fill-columns';
import { ensurePages, watchPages } from './api/settings/domain/portal-pages';
import { watchSettings } from './api/settings/domain/settings-door';
import { lockDatabaseFile } from './db/lock-database-file';
import { endBoot } from './db/patience';
import { awaitTrueCommits } from './db/transaction';
import { guardMedia } from './file/media-guard';
import { remakeHeic } from './file/panel-heic';
import { limitPanelImages } from './file/panel-images';
import { preparePictures } from './file/pictures';
import { fileStorage, registerStorage } from './file/register-storage';
import { claimFiles } from './file/storage-owner';
import { keepTemporaryFolder, removeTemporaryFolder } from './file/temporary-folder';
import { startMailQueue } from './notify/mail-queue';
import { startSchedule } from './notify/schedule';
import { startLive } from './realtime/socket-server';
import { fillDonationWords } from './api/donation/domain/fill-words';
import { fillProgress, watchForms } from './api/form/domain/form-door';
import { fillHelpWords } from './api/help/domain/fill-words';
import { ensureHelpTopics } from './api/help/domain/help-topics';
import { watchHelp } from './api/help/domain/watch-help';
import { fillInbox, watchAdmins } from './api/inbox/domain/watch-admins';
import { fillLibraryColumns } from './api/library/domain/fill-columns';
import { startPdfReader } from './api/library/domain/pdf-reader';
import { followMembers } from './api/membership/domain/follow-members';
import { watchPlans } from './api/membership/domain/plan-door';
import { fillLibraryWords } from './api/library/domain/fill-words';
import { fillMembershipWords } from './api/membership/domain/fill-words';
import { watchLibrary } from './api/library/domain/watch-library';
import { watchLibraryFiles } from './api/library/domain/watch-library-files';
import { ensureTextIndex } from './search/text-index';
import { checkMediaTypes } from './panel/media-types';
import { ensureFirstPanelAdmin } from './panel/first-panel-admin';
import { preparePanel } from './panel/prepare-panel';
import { setUpPanel } from './panel/set-up-panel';
import { services } from './services';
import { seedWhereAsked } from '../seed/seed';

/** A table of contents of what the portal adds to Strapi; the logic is where the names say. */
let stopPdfReader: (() => Promise<void>) | undefined;
let stopMailQueue: (() => Promise<void>) | undefined;
let leaveRedis: (() => void) | undefined;
let stopLive: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    requireUtc();
    adminEmail();
    // Before anything of another server's data is touched.
    lockDatabaseFile(strapi);
    awaitTrueCommits(strapi);
    trustProxies(strapi);
    limitConnections(strapi);
    closeStockRoutes(strapi);
    registerMemberStrategy(strapi);
    registerStorage(strapi);
    keepTemporaryFolder(strapi);
    preparePictures();
    limitPanelImages(strapi);
    guardMedia(strapi, () => [services(strapi).library, services(strapi).blog]);
    // After the guard, which then looks at what becomes of them; what was remade is looked at like the rest.
    checkMediaTypes(strapi);
    remakeHeic(strapi);
    preparePanel(strapi);
    watchLibrary(strapi);
    watchHelp(strapi);
    watchForms(strapi);
    watchPlans(strapi);
    openBlogDoor(strapi);
    watchPages(strapi);
    watchAppointments(strapi);
    watchSettings(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureRoles(strapi);
    await sortByBytes(strapi);
    await ensureListIndexes(strapi);
    for (const name of ['blog', 'library', 'help', 'donation', 'membership'] as const)
      await ensureTextIndex(strapi, name);
    for (const fill of [
      ...[fillBlogWords, fillLibraryWords, fillHelpWords],
      ...[fillDonationWords, fillMembershipWords],
    ])
      await fill(strapi);
    await prepareBlogs(strapi);
    await fillMemberColumns(strapi);
    await fillTrustColumns(strapi);
    await fillPetColumns(strapi);
    await fillNamedNotifications(strapi);
    await fillLibraryColumns(strapi);
    await fillProgress(strapi);
    watchLibraryFiles(strapi);
    // A storage that is away keeps nobody from starting; the nightly sweep asks again.
    void claimFiles({ strapi, store: fileStorage() }).catch((error: unknown) =>
      strapi.log.warn(`Whose files these are could not be asked: ${loggedError(error)}`),
    );
    await prepareLimits(strapi, Number(process.env.LIMITS_FACTOR ?? 1));
    watchMembers(strapi);
    followMembers(strapi);
    leaveRedis = forgetEverywhere(strapi);
    await setUpPanel(strapi);
    await ensurePages(strapi);
    await ensureHelpTopics(strapi);
    await seedWhereAsked(strapi);
    await ensureFirstAdmin(strapi, adminEmail());
    await ensureFirstPanelAdmin(strapi, adminEmail());
    await fillInbox(strapi);
    watchAdmins(strapi);
    await endBoot(strapi);
    stopLive = startLive(strapi);
    stopMailQueue = startMailQueue(strapi);
    stopPdfReader = startPdfReader(strapi);
    startSchedule(strapi);
    compareRoutes(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopLive?.();
    await Promise.all([finishRequests(strapi), stopMailQueue?.(), stopPdfReader?.()]);
    leaveRedis?.();
    removeTemporaryFolder();
  },
};
