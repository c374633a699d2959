import { setTimeout as pause } from 'node:timers/promises';
import { roomOfMember, type PortalServer, type PortalSocket } from './broadcast';

/** A window that is reloaded, or a line that breaks for a moment, is no leaving. */
const GONE_AFTER_MS = 4000;

/** The room of those who want to know whether a member is there. */
const roomAbout = (memberId: number) => `about:${memberId}`;
const roomOfChat = (chatId: number) => `chat:${chatId}`;

/** Whether a socket watches this chat. */
export const watches = (socket: PortalSocket, chatId: number) =>
  socket.rooms.has(roomOfChat(chatId));

/**
 * Ends what a socket has watched: no more typing and presence of that chat. The answer tells later on whether
 * it has wished for nothing else since: who may see a chat takes a moment to find out.
 */
export function unwatch(socket: PortalSocket): () => boolean {
  for (const room of socket.rooms) if (/^(chat|about):/.test(room)) void socket.leave(room);
  const sequence = (socket.data.sequence ?? 0) + 1;
  socket.data.sequence = sequence;
  return () => socket.connected && socket.data.sequence === sequence;
}

/** Lets a socket that watches nothing watch a chat with these people; answers who of them is there. */
export async function watch(
  io: PortalServer,
  socket: PortalSocket,
  chatId: number,
  memberIds: readonly number[],
): Promise<number[]> {
  await socket.join([roomOfChat(chatId), ...memberIds.map(roomAbout)]);
  return online(io, memberIds);
}

/** Who of some members has a window open, on any server; while the others can't be asked, on this one. */
async function online(io: PortalServer, memberIds: readonly number[]): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rooms = memberIds.map(roomOfMember);
  const sockets = await io
    .in(rooms)
    .fetchSockets()
    .catch(() => io.local.in(rooms).fetchSockets());
  return [...new Set(sockets.map(({ data }) => data.member.id))];
}

/** Counts the windows of a member that have closed; after the last one it is seen whether any is left. */
const leavings = new Map<number, number>();

/** Tells whoever wants to know that a member has come, or, a moment after their last window closed, gone. */
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

/** Tells who else watches the chat that somebody writes in it; whoever writes knows it in all their windows. */
export function broadcastTyping(socket: PortalSocket, chatId: number) {
  const { id: memberId } = socket.data.member;
  const others = socket.to(roomOfChat(chatId)).except(roomOfMember(memberId));
  others.emit('typing', { chatId, memberId });
}
