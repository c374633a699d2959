import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH, type ServerEvents, type Watched } from '@hearthside/contract/realtime';
import type { Message } from '@hearthside/contract/inbox/fields';
import { get } from './http';
import { server } from './shared';
import { until } from './until';

type EventName = keyof ServerEvents;
type ToldOf<Name extends EventName> = Parameters<ServerEvents[Name]>[0];

/** An event that a window received, and when, in ms of `performance.now()`. */
export interface ReceivedEvent<Name extends EventName = EventName> {
  event: Name;
  told: ToldOf<Name>;
  at: number;
}

/** An open window. It records all events, and reconnects only if asked to. */
export interface LiveWindow {
  socket: Socket;
  /** All events it received, in order. */
  log: ReceivedEvent[];
  /** The events it received under one name. */
  told<Name extends EventName>(name: Name): ToldOf<Name>[];
  /** The texts of the messages it received. */
  contents(): string[];
  /** Waits until it receives an event that matches, and returns it. */
  receives<Name extends EventName>(
    name: Name,
    fits?: (told: ToldOf<Name>) => boolean,
  ): Promise<ToldOf<Name>>;
  watch(chatId: number): Promise<Watched>;
  types(chatId: number): void;
  /** Whether it is connected. */
  isOpen(): boolean;
  /** Waits until it is disconnected, and returns after how many milliseconds that was. */
  isCut(): Promise<number>;
  close(): void;
}

const open = new Set<Socket>();

/** Closes all windows that the tests have opened. */
export function closeWindows() {
  for (const socket of open) socket.disconnect();
  open.clear();
}

interface Where {
  base?: string;
  /** Whether it reconnects after it was disconnected, as the portal's own windows do. */
  comesBack?: boolean;
}

/** A socket that is connecting, with this authentication. */
export function newSocket(
  auth: object,
  { base = server.baseUrl, transports = ['websocket'] } = {},
): Socket {
  const socket = io(base, {
    path: SOCKET_PATH,
    transports,
    auth,
    forceNew: true,
    reconnection: false,
    timeout: 5000,
  });
  open.add(socket);
  return socket;
}

/** The connection below socket.io, which sends frames exactly as given. */
export interface Wire {
  send(frame: string | Buffer): void;
  on(event: 'message', listener: (frame: Buffer) => void): void;
}

/** The connection of a connected socket. */
export const wireOf = (socket: Socket): Wire =>
  (socket.io.engine.transport as unknown as { ws: Wire }).ws;

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    // A refusal closes it too, and arrives a moment later.
    const closed = () => reject(new Error('The connection was closed.'));
    socket.io.once('close', () => setTimeout(closed, 20));
  });

/** Why a socket with this authentication is refused; fails if it is admitted. */
export async function refusalOf(auth: object, transports?: string[]): Promise<string> {
  const socket = newSocket(auth, transports && { transports });
  try {
    await connected(socket);
  } catch (error) {
    return (error as Error).message;
  } finally {
    socket.disconnect();
  }
  throw new Error('The socket was let in.');
}

/** Opens a window of a signed-in member. */
export async function openWindow(
  { token }: { token: string },
  { base = server.baseUrl, comesBack = false }: Where = {},
): Promise<LiveWindow> {
  const socket = newSocket({ token }, { base });
  const log: ReceivedEvent[] = [];
  socket.onAny((event: EventName, told: ToldOf<EventName>) => {
    log.push({ event, told, at: performance.now() });
  });
  if (comesBack) {
    const again = () => setTimeout(() => open.has(socket) && socket.connect(), 100);
    socket.on('disconnect', again);
    socket.on('connect_error', again);
  }
  await connected(socket);
  const told = <Name extends EventName>(name: Name) =>
    log.filter(({ event }) => event === name).map((one) => one.told as ToldOf<Name>);
  return {
    socket,
    log,
    told,
    contents: () => told('message').map(({ message }: { message: Message }) => message.content),
    async receives(name, fits = () => true) {
      const [first] = await until(`a window is told of "${name}"`, () => {
        const fitting = told(name).filter(fits);
        return fitting.length > 0 && fitting;
      });
      return first as ToldOf<typeof name>;
    },
    watch: (chatId) => socket.timeout(5000).emitWithAck('watch', { chatId }),
    types: (chatId) => void socket.emit('typing', { chatId }),
    isOpen: () => socket.connected,
    async isCut() {
      const start = performance.now();
      await until('the window is cut off', () => !socket.connected, 5);
      return performance.now() - start;
    },
    close() {
      open.delete(socket);
      socket.disconnect();
    },
  };
}

/**
 * Waits for events that could still be on the way; what has not arrived by then will not. The server broadcasts after
 * it has answered, and answers a later request on the same database even later.
 */
export async function settled() {
  await get('/health');
  await pause(200);
}

/** Opens a window for each of some members. Events from before do not appear in it. */
export async function windowsOf(...members: { token: string }[]): Promise<LiveWindow[]> {
  await settled();
  return Promise.all(members.map((member) => openWindow(member)));
}

/** The events each of some windows received, without their times. */
export const logsOf = (windows: readonly LiveWindow[]) =>
  windows.map(({ log }) => log.map(({ event, told }) => ({ event, told })));

/** The expected logs of windows that received nothing. */
export const none = (windows: readonly LiveWindow[]): never[][] => windows.map(() => []);
