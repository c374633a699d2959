import { Server } from 'socket.io';
import type { Core } from '@strapi/strapi';
import { ofWatchedChat, SOCKET_PATH } from '@hearthside/contract/realtime';
import type { Actor } from '../auth/actor';
import { identify } from '../auth/authorize';
import { Refusal, refuse } from '../http/refuse';
import { subjects } from '../subject';
import { recheckSockets } from './recheck';
import { isJoined } from './cut-off';
import { joinServers } from './several-servers';
import { broadcastPresence, broadcastTyping, unwatch, watch, watches } from './presence';
import { watchUpgrades } from './upgrades';
import { roomOfMember, setPortalServer, type PortalServer, type PortalSocket } from './broadcast';

/** The largest message from a window, in bytes. All real messages are small numbers. */
const MESSAGE_BYTES_MAX = 4096;
/** How many windows of one member may be connected to one server. */
const WINDOWS_MAX = 40;
/** How many events a window may send in ten seconds. */
const EVENTS_PER_TEN_SECONDS = 60;
const TYPING_LEAST_MS = 1000;

/** Connections that have already asked to be admitted. */
const asked = new WeakSet<object>();

/** Admits whoever presents the access token of a live session. One connection is one window. */
async function admit(strapi: Core.Strapi, io: PortalServer, socket: PortalSocket) {
  const token: unknown = socket.handshake.auth.token;
  // Servers tell each other about their sockets, and must not pass tokens on.
  socket.handshake.auth = {};
  if (asked.has(socket.conn)) throw refuse.conflict('This window is open.');
  asked.add(socket.conn);
  const member = await identify(strapi, typeof token === 'string' ? `Bearer ${token}` : undefined);
  if (!member || member.mustSetUpFactor) throw refuse.noSession();
  const open = io.of('/').adapter.rooms.get(roomOfMember(member.id))?.size ?? 0;
  if (open >= WINDOWS_MAX) throw refuse.conflict('Too many windows are open.');
  socket.data.member = member;
}

/** The members of a chat, from the subject that has chats. @throws 404 for members who do not belong to it. */
function peopleOf(strapi: Core.Strapi, member: Actor, chatId: number): Promise<number[]> {
  const found = subjects().find((one) => one.peopleOfChat)?.peopleOfChat;
  if (!found) throw refuse.notFound();
  return found(strapi, member, chatId);
}

/** Why someone was not admitted, without details of an internal error. */
const reasonOf = (error: unknown) =>
  new Error((error instanceof Refusal ? error : refuse.unavailable()).message);

/** Handles a window's events: it watches a chat, or its member is typing in it. */
function listen(strapi: Core.Strapi, io: PortalServer, socket: PortalSocket) {
  let said = 0;
  const timer = setInterval(() => (said = 0), 10_000);
  socket.on('disconnect', () => clearInterval(timer));
  socket.use((_event, next) => {
    said += 1;
    if (said > EVENTS_PER_TEN_SECONDS) socket.disconnect(true);
    else next();
  });
  socket.on('watch', async (asked, answer) => {
    if (typeof answer !== 'function') return;
    const isStillRequested = unwatch(socket);
    try {
      const { chatId } = ofWatchedChat.parse(asked);
      // Someone else's chat is refused like one that does not exist, in both cases with a plain no.
      const people = await peopleOf(strapi, socket.data.member, chatId);
      if (!isStillRequested()) answer({ ok: false });
      else answer({ ok: true, online: await watch(io, socket, chatId, people) });
    } catch {
      answer({ ok: false });
    }
  });
  socket.on('unwatch', () => void unwatch(socket));
  socket.on('visible', (isVisible) => {
    socket.data.isVisible = isVisible === true;
  });
  socket.on('typing', (asked) => {
    const { data } = ofWatchedChat.safeParse(asked);
    const now = Date.now();
    if (!data || !watches(socket, data.chatId)) return;
    if (now - (socket.data.typedAt ?? 0) < TYPING_LEAST_MS) return;
    socket.data.typedAt = now;
    broadcastTyping(socket, data.chatId);
  });
}

/**
 * The socket server, on Strapi's own HTTP server (specification/security.md, Realtime). A socket only carries what the
 * API would have answered; every change goes through the API. It uses web sockets only: without long polling, a load
 * balancer needs no sticky sessions. Returns a function that ends it.
 */
export function startLive(strapi: Core.Strapi): () => Promise<void> {
  const io: PortalServer = new Server(strapi.server.httpServer, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    maxHttpBufferSize: MESSAGE_BYTES_MAX,
    // For clients that connect and do not ask to be admitted.
    connectTimeout: 5000,
    serveClient: false,
    destroyUpgrade: false,
  });
  const endConnections = watchUpgrades(strapi.server.httpServer);
  const leave = joinServers(strapi, io);
  const stopRechecks = recheckSockets(strapi, io);
  io.use((socket, next) => {
    admit(strapi, io, socket).then(
      () => next(),
      (error: unknown) => next(reasonOf(error)),
    );
  });
  io.on('connection', (socket) => {
    void socket.join(roomOfMember(socket.data.member.id));
    if (isJoined() === false) socket.emit('line', { joined: false });
    listen(strapi, io, socket);
    broadcastPresence(io, socket);
  });
  setPortalServer(io);
  return async () => {
    setPortalServer(undefined);
    stopRechecks();
    io.local.disconnectSockets(true);
    // Not io.close(): that would close Strapi's HTTP server, whose requests in progress have to finish.
    io.engine.close();
    endConnections();
    leave();
  };
}
