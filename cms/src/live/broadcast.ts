import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@hearthside/contract/realtime';
import type { Member } from '../auth/member-cache';

/** What is known of an open window: whose it is, and which chat it looks at. */
export interface SocketData {
  member: Member;
  /** When typing was last told, in ms. */
  typedAt?: number;
  /** Counts what it has wished to watch; only the last wish is fulfilled. */
  sequence?: number;
}

export type PortalServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type PortalSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

let io: PortalServer | undefined;

/** Sets the socket server through which members are told, once at boot; none before and after. */
export function setPortalServer(server: PortalServer | undefined) {
  io = server;
}

/** The room of all open windows of one member, on all servers. */
export const roomOfMember = (id: number) => `member:${id}`;

/** Tells some members something, in every window they have open. Who has none is told by the API when they come. */
export function broadcastToMembers<Event extends keyof ServerEvents>(
  memberIds: readonly number[],
  event: Event,
  ...payload: Parameters<ServerEvents[Event]>
) {
  if (!io || memberIds.length === 0) return;
  io.to(memberIds.map(roomOfMember)).emit(event, ...payload);
}

/** Ends the connections of some members; a window that may go on connects anew, with what it may now. */
export function disconnectMembers(memberIds: readonly number[]) {
  if (!io || memberIds.length === 0) return;
  const rooms = memberIds.map(roomOfMember);
  // Those here without a way round by Redis, which may be away.
  io.local.in(rooms).disconnectSockets(true);
  io.in(rooms).disconnectSockets(true);
}

/** Ends the connections of all windows of this server; each connects anew and asks for what it has missed. */
export function disconnectWindows() {
  io?.local.disconnectSockets(true);
}
