import { requireFromCms } from './paths.ts';

/** As much of a socket.io client as the bench needs. */
export interface ClientSocket {
  once(event: 'connect' | 'connect_error', listener: (error?: Error) => void): void;
  on(event: 'message', listener: (told: { message: HeardMessage }) => void): void;
  emit(event: string, said: object, answer: (id: number) => void): void;
  disconnect(): void;
}
export interface HeardMessage {
  senderId: number;
  content: string;
}

const { io } = requireFromCms('socket.io-client') as {
  io(url: string, options: object): ClientSocket;
};

/** A connected client of a socket.io server. */
export function connectSocket(url: string, auth: object): Promise<ClientSocket> {
  const socket = io(url, { transports: ['websocket'], auth, forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => reject(error ?? new Error('Not connected.')));
  });
}
