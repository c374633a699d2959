import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import type { ServerInfo } from '../harness/server';
import { fixture } from './file-kinds';

const MB = 1024 * 1024;

/** The film of the fixtures, made as large as asked for by a box that says nothing (ISO/IEC 14496-12 §8.1.2). */
function* filmOf(size: number) {
  const film = fixture('small.mp4');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size - film.length, 0);
  head.write('free', 4);
  yield Buffer.concat([film, head]);
  const noise = randomBytes(MB);
  for (let left = size - film.length - 8; left > 0; left -= MB) {
    yield left < MB ? noise.subarray(0, left) : noise;
  }
}

/** Sends a film piece by piece, so that no process ever has to hold it. */
export function sendFilm({ baseUrl }: ServerInfo, token: string, chatId: number, size: number) {
  const { hostname, port } = new URL(baseUrl);
  const head = Buffer.from(
    '--film\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n' +
      'content-type: video/mp4\r\n\r\n',
  );
  const tail = Buffer.from('\r\n--film--\r\n');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=film',
    'content-length': String(head.length + size + tail.length),
  };
  return new Promise<{ status: number; body: ChatAttachment }>((resolve, reject) => {
    const place = `/api/inbox/chats/${chatId}/files`;
    const call = request({ hostname, port, method: 'POST', path: place, headers });
    call.once('error', reject);
    call.once('response', async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
    });
    void (async () => {
      call.write(head);
      for (const part of filmOf(size)) {
        if (!call.write(part)) await new Promise((drained) => call.once('drain', drained));
      }
      call.end(tail);
    })();
  });
}

/** Reads a film to its end without holding it, and tells how long it was. */
export function lengthOf({ baseUrl }: ServerInfo, url: string) {
  return new Promise<number>((resolve, reject) => {
    request(new URL(url, baseUrl), (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => (length += part.length));
      response.once('end', () => resolve(length));
    })
      .once('error', reject)
      .end();
  });
}
