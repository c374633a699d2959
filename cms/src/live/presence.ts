import { setTimeout as pause } from 'node:timers/promises';
import { roomOfMember, type PortalServer, type PortalSocket } from './broadcast';

/**
 * How long after its last window closes a member counts as gone, in milliseconds. Reloading a window or a brief loss
 * of connection is not leaving.
 */
const GONE_AFTER_MS = 4000;

/** The room of those who want to know whether a member is online. */
const roomAbout = (memberId: number) => `about:${memberId}`;
const roomOfChat = (chatId: number) => `chat:${chatId}`;

/** Whether a socket watches this chat. */
export const watches = (socket: PortalSocket, chatId: number) =>
  socket.rooms.has(roomOfChat(chatId));

/**
 * Stops what a socket watches: no more typing and presence of that chat. The returned function tells later whether
 * this is still the socket's latest request, because checking who may see a chat takes a moment.
 */
export function unwatch(socket: PortalSocket): () => boolean {
  for (const room of socket.rooms) if (/^(chat|about):/.test(room)) void socket.leave(room);
  const sequence = (socket.data.sequence ?? 0) + 1;
  socket.data.sequence = sequence;
  return () => socket.connected && socket.data.sequence === sequence;
}

/** Lets a socket that watches nothing watch a chat with these members. Returns those who are online. */
export async function watch(
  io: PortalServer,
  socket: PortalSocket,
  chatId: number,
  memberIds: readonly number[],
): Promise<number[]> {
  await socket.join([roomOfChat(chatId), ...memberIds.map(roomAbout)]);
  return online(io, memberIds);
}

/**
 * The members among these who have a window open, on any server. If the other servers can't be reached, on this one.
 */
async function online(io: PortalServer, memberIds: readonly number[]): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rooms = memberIds.map(roomOfMember);
  const sockets = await io
    .in(rooms)
    .fetchSockets()
    .catch(() => io.local.in(rooms).fetchSockets());
  return [...new Set(sockets.map(({ data }) => data.member.id))];
}

/** Counts each member's closed windows. After the last one, the server checks whether any window is left. */
const leavings = new Map<number, number>();

/** Notifies whoever watches a member that they came online or, a moment after their last window closed, left. */
export function broadcastPresence(io: PortalServer, socket: PortalSocket) {
  const { id: memberId } = socket.data.member;
  const about = io.to(roomAbout(memberId));
  about.emit('presence', { memberId, online: true });
  socket.on('disconnect', async () => {
    const leaving = (leavings.get(memberId) ?? 0) + 1;
    leavings.set(memberId, leaving);
    await pause(GONE_AFTER_MS, undefined, { ref: false });
    if (leavings.get(memberId) !== leaving) return;
    leavings.delete(memberId);
    const left = await online(io, [memberId]);
    if (left.length === 0) io.to(roomAbout(memberId)).emit('presence', { memberId, online: false });
  });
}

/** Tells everyone else who watches the chat that a member is typing, except the member's own windows. */
export function broadcastTyping(socket: PortalSocket, chatId: number) {
  const { id: memberId } = socket.data.member;
  const others = socket.to(roomOfChat(chatId)).except(roomOfMember(memberId));
  others.emit('typing', { chatId, memberId });
}
