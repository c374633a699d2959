import { SOCKET_PATH, type ClientEvents, type ServerEvents } from '@hearthside/contract/realtime';

/** What a connection reports: when it opens, fails or is lost, and every event of the server. */
export interface SocketEvents {
  connected(): void;
  /** It could not be opened. `refused` means that the server was reached and did not accept the token. */
  failed(reason: { refused: boolean }): void;
  lost(): void;
  onEvent<Name extends keyof ServerEvents>(
    name: Name,
    payload: Parameters<ServerEvents[Name]>,
  ): void;
}

/** One connection. It is opened once and never reconnects on its own. */
export interface OpenSocket {
  emit<Name extends keyof ClientEvents>(name: Name, ...said: Parameters<ClientEvents[Name]>): void;
  /** Closes it. Nothing is reported from then on. */
  close(): void;
}

/** Opens a connection in the name of the access token's member. */
export type SocketOpener = (token: string, events: SocketEvents) => Promise<OpenSocket>;

const PATIENCE_MS = 10_000;

/** Opens a connection to the portal's own server. The code for it is fetched when it is first needed. */
export const openSocket: SocketOpener = async (token, events) => {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    // The caller decides when to try again and with which token.
    reconnection: false,
    forceNew: true,
    timeout: PATIENCE_MS,
  });
  socket.on('connect', () => events.connected());
  socket.on('connect_error', (error) => events.failed({ refused: isRefusal(error) }));
  socket.on('disconnect', () => events.lost());
  socket.onAny((name: keyof ServerEvents, ...payload: Parameters<ServerEvents[typeof name]>) =>
    events.onEvent(name, payload),
  );
  return {
    emit: (name, ...said) => void socket.emit(name, ...said),
    close: () => {
      socket.off();
      socket.offAny();
      socket.disconnect();
    },
  };
};

/** socket.io marks errors of its transport. What remains are refusals by the server and its own timeout. */
function isRefusal(error: Error & { type?: string }): boolean {
  return error.type !== 'TransportError' && error.message !== 'timeout';
}
