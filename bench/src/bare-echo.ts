import { createServer } from 'node:http';
import { requireFromCms } from './paths.ts';

/**
 * The baseline for a message in real time: a bare socket.io server that stores each message in one table and sends it
 * to the windows of two members. It uses the same packages and takes the same care of the data as the portal: WAL,
 * and every commit on disk before it is acknowledged.
 */

interface Statement {
  run(...values: unknown[]): { lastInsertRowid: number | bigint };
}
interface Database {
  pragma(source: string): unknown;
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
}
interface Socket {
  handshake: { auth: { memberId: number } };
  join(room: string): void;
  on(event: 'say', listener: (said: Said, answer: (id: number) => void) => void): void;
}
interface Io {
  on(event: 'connection', listener: (socket: Socket) => void): void;
  to(rooms: string[]): { emit(event: string, told: object): void };
}
interface Said {
  chatId: number;
  from: number;
  to: number;
  clientId: string;
  content: string;
}

const Sqlite = requireFromCms('better-sqlite3') as new (file: string) => Database;
const { Server } = requireFromCms('socket.io') as { Server: new (on: object, with_: object) => Io };

const database = new Sqlite(String(process.env.DATABASE_FILE));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`create table if not exists messages (id integer primary key autoincrement,
  chat_id integer, sender_id integer, client_id text, content text, created_at integer)`);
const add = database.prepare(
  'insert into messages (chat_id, sender_id, client_id, content, created_at) values (?, ?, ?, ?, ?)',
);

const http = createServer((_request, response) => response.end('ok'));
const io = new Server(http, { transports: ['websocket'] });
const roomOf = (memberId: number) => `member:${memberId}`;
io.on('connection', (socket) => {
  socket.join(roomOf(socket.handshake.auth.memberId));
  socket.on('say', ({ chatId, from, to, clientId, content }, answer) => {
    const at = Date.now();
    const { lastInsertRowid } = add.run(chatId, from, clientId, content, at);
    const message = { id: Number(lastInsertRowid), chatId, senderId: from, clientId, content, at };
    io.to([roomOf(from), roomOf(to)]).emit('message', { message });
    answer(message.id);
  });
});
http.listen(Number(process.env.PORT), process.env.HOST);
