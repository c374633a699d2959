import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { cacheMembers, memberNow, memberOf, onMemberChange } from '../auth/member-cache';
import { roomOfMember, type PortalServer, type PortalSocket } from './broadcast';

/**
 * How long after a change the sockets are checked, in milliseconds. It may be announced before it is committed, so
 * there is a second look a little later.
 */
const LOOKS_MS = [30, 600];
/**
 * How often all sockets are checked, in milliseconds, for expired sessions and for changes another server did not
 * announce.
 */
const EVERY_MS = 30_000;
/** The same with several servers: they follow within a second even while Redis is away. */
const EVERY_SHARED_MS = 900;

/** Ends a connection whose session has ended or whose member has other rights now. */
async function recheck(strapi: Core.Strapi, socket: PortalSocket, ask: typeof memberOf) {
  const { member } = socket.data;
  const now = await ask(strapi, member.sessionId);
  const isSame = now && now.role === member.role && now.verified === member.verified;
  if (isSame && !now.mustSetUpFactor) return;
  // An open window shows what it may see now without waiting for its next connection.
  if (now) socket.emit('rights');
  socket.disconnect(true);
}

/**
 * Keeps this server's sockets in line with their members' rights, so that HTTP and sockets follow a change together.
 */
export function recheckSockets(strapi: Core.Strapi, io: PortalServer): () => void {
  const look = async (sockets: Iterable<PortalSocket>, ask: typeof memberOf) => {
    for (const socket of sockets) {
      // A database that is away is no reason to disconnect everyone.
      await recheck(strapi, socket, ask).catch(() => undefined);
    }
  };
  const socketsOf = (memberId: number | 'all') => {
    const all = io.of('/').sockets;
    if (memberId === 'all') return [...all.values()];
    const ids = io.of('/').adapter.rooms.get(roomOfMember(memberId)) ?? [];
    return [...ids].flatMap((id) => all.get(id) ?? []);
  };
  const stop = onMemberChange(async (memberId) => {
    for (const wait of LOOKS_MS) {
      await pause(wait, undefined, { ref: false });
      await look(socketsOf(memberId), memberNow);
    }
  });
  let looking = false;
  const timer = setInterval(
    async () => {
      if (looking) return;
      looking = true;
      const sockets = socketsOf('all');
      // Hundreds of windows would otherwise be as many queries, each time.
      const sessionIds = sockets.map(({ data }) => data.member.sessionId);
      await cacheMembers(strapi, sessionIds).catch(() => undefined);
      await look(sockets, memberOf);
      looking = false;
    },
    process.env.REDIS_URL ? EVERY_SHARED_MS : EVERY_MS,
  );
  timer.unref();
  return () => {
    stop();
    clearInterval(timer);
  };
}
