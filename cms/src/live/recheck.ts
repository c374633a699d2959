import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { memberNow, memberOf, onMemberChange } from '../auth/member-cache';
import { roomOfMember, type PortalServer, type PortalSocket } from './broadcast';

/** A change may be told before it is committed: it is looked for at once and once more a little later. */
const LOOKS_MS = [30, 600];
/** So often all sockets are looked at, for sessions that have run out, and for what another server did not tell. */
const EVERY_MS = 30_000;
/** With several servers, Redis may be away: they follow within a second all the same. */
const EVERY_SHARED_MS = 900;

/** Ends a connection whose session has ended, or whose member has other rights now. */
async function recheck(strapi: Core.Strapi, socket: PortalSocket, ask: typeof memberOf) {
  const { member } = socket.data;
  const now = await ask(strapi, member.sessionId);
  if (now && now.role === member.role && now.verified === member.verified) return;
  // An open window does not wait for its next connection to show what may be seen now.
  if (now) socket.emit('rights');
  socket.disconnect(true);
}

/** Keeps the sockets of this server to the rights of their members: HTTP and socket follow a change together. */
export function recheckSockets(strapi: Core.Strapi, io: PortalServer): () => void {
  const look = async (sockets: Iterable<PortalSocket>, ask: typeof memberOf) => {
    for (const socket of sockets) {
      // A database that is away is no reason to send everybody home.
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
      await look(socketsOf('all'), memberOf);
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
