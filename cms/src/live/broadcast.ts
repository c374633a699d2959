import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@hearthside/contract/realtime';
import type { Member } from '../auth/member-cache';

/** What the server knows about an open window: its member, and what it watches. */
export interface SocketData {
  member: Member;
  /** When typing was last broadcast, in ms. */
  typedAt?: number;
  /** Counts its requests to watch a chat. Only the latest one is carried out. */
  sequence?: number;
  /** Whether somebody is at the window, as far as it has reported. */
  isVisible?: boolean;
}

export type PortalServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type PortalSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

let io: PortalServer | undefined;

/** Sets the socket server that broadcasts to members, once at boot. It is unset before and after. */
export function setPortalServer(server: PortalServer | undefined) {
  io = server;
}

/** How many windows of members are open on this server. */
export const windowsHere = (): number => io?.of('/').sockets.size ?? 0;

/** The room of all open windows of one member, on all servers. */
export const roomOfMember = (id: number) => `member:${id}`;

/**
 * Broadcasts an event to every open window of some members. Members without one get it from the API when they return.
 */
export function broadcastToMembers<Event extends keyof ServerEvents>(
  memberIds: readonly number[],
  event: Event,
  ...payload: Parameters<ServerEvents[Event]>
) {
  if (!io || memberIds.length === 0) return;
  io.to(memberIds.map(roomOfMember)).emit(event, ...payload);
}

/**
 * Whether a member is at the portal now: a window of theirs says so, on any server. If the other servers can't
 * be reached, on this one.
 */
export async function isLookedAt(memberId: number): Promise<boolean> {
  if (!io) return false;
  const room = roomOfMember(memberId);
  const server = io;
  const sockets = await server
    .in(room)
    .fetchSockets()
    .catch(() => server.local.in(room).fetchSockets());
  return sockets.some(({ data }) => data.isVisible === true);
}

/** Ends the connections of some members. A window that may continue reconnects with its current rights. */
export function disconnectMembers(memberIds: readonly number[]) {
  if (!io || memberIds.length === 0) return;
  const rooms = memberIds.map(roomOfMember);
  // This server's windows first, without going through Redis, which may be away.
  io.local.in(rooms).disconnectSockets(true);
  io.in(rooms).disconnectSockets(true);
}

/** Ends the connections of all windows of this server. Each reconnects and requests what it has missed. */
export function disconnectWindows() {
  io?.local.disconnectSockets(true);
}
