import type { Core } from '@strapi/strapi';
import { closeStockRoutes } from './access/close-stock-routes';
import { compareRoutes } from './access/compare-routes';
import { watchMembers } from './access/watch-members';
import { prepareLimits } from './access/attempts';
import { finishRequests } from './access/finish-requests';
import { ensureFirstAdmin } from './access/first-admin';
import { forgetEverywhere } from './access/forget-everywhere';
import { ensureListIndexes } from './access/list-indexes';
import { registerMemberStrategy } from './access/member-strategy';
import { ensureRoles } from './access/roles';
import { trustProxies } from './access/trust-proxies';
import { requireUtc } from './access/require-utc';
import { sortByBytes } from './access/byte-order';
import { fillMemberColumns } from './api/member/domain/fill-columns';
import { fillTrustColumns } from './api/trust/domain/fill-columns';
import { registerStorage } from './file/register-storage';
import { startMailQueue } from './notify/mail-queue';
import { startUnreadMails } from './notify/unread-mails';
import { startSweep } from './notify/sweep';
import { startLive } from './realtime/socket-server';
import { fillInbox, watchAdmins } from './api/inbox/domain/watch-admins';
import { preparePanel } from './panel/prepare-panel';
import { setUpPanel } from './panel/set-up-panel';
import { seedWhereAsked } from '../seed/seed';

/** A table of contents of what the portal adds to Strapi; the logic is where the names say. */
let stopMailQueue: (() => Promise<void>) | undefined;
let leaveRedis: (() => void) | undefined;
let stopLive: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    requireUtc();
    trustProxies(strapi);
    closeStockRoutes(strapi);
    registerMemberStrategy(strapi);
    registerStorage(strapi);
    preparePanel(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureRoles(strapi);
    await sortByBytes(strapi);
    await ensureListIndexes(strapi);
    await fillMemberColumns(strapi);
    await fillTrustColumns(strapi);
    await prepareLimits(strapi, Number(process.env.LIMITS_FACTOR ?? 1));
    watchMembers(strapi);
    leaveRedis = forgetEverywhere(strapi);
    await setUpPanel(strapi);
    await seedWhereAsked(strapi);
    await ensureFirstAdmin(strapi);
    await fillInbox(strapi);
    watchAdmins(strapi);
    stopLive = startLive(strapi);
    startUnreadMails(strapi);
    stopMailQueue = startMailQueue(strapi);
    startSweep(strapi);
    compareRoutes(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopLive?.();
    await Promise.all([finishRequests(strapi), stopMailQueue?.()]);
    leaveRedis?.();
  },
};
