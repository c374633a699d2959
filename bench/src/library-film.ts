import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { PATHS } from './paths.ts';
import { memoryOf } from './process-figures.ts';
import type { Server } from './server-process.ts';

const MB = 1024 * 1024;

/** The film of the tests, made as long as requested by a box without content (ISO/IEC 14496-12 §8.1.2). */
function* filmOf(size: number) {
  const film = readFileSync(path.join(PATHS.cms, 'tests/fixtures/small.mp4'));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size - film.length, 0);
  head.write('free', 4);
  yield Buffer.concat([film, head]);
  const noise = randomBytes(MB);
  for (let left = size - film.length - 8; left > 0; left -= MB) {
    yield left < MB ? noise.subarray(0, left) : noise;
  }
}

const field = (name: string, value: string) =>
  `--film\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Adds a film to the library piece by piece, so that no process ever has to hold it. Returns its link. */
function send({ url }: Server, token: string, size: number): Promise<string> {
  const fields = {
    title: 'Long',
    description: 'A long film',
    category: 'pet_care',
    privacy: 'public',
    section: 'videos',
  };
  const said = Object.entries(fields).map(([name, value]) => field(name, value));
  const head = Buffer.from(
    `${said.join('')}--film\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n` +
      'content-type: video/mp4\r\n\r\n',
  );
  const tail = Buffer.from('\r\n--film--\r\n');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=film',
    'content-length': String(head.length + size + tail.length),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/library/videos`, { method: 'POST', headers });
    call.once('error', reject);
    call.once('response', async (response) => {
      let text = '';
      for await (const part of response) text += String(part);
      if (response.statusCode === 200) resolve(String(JSON.parse(text).item.url));
      else reject(new Error(`The film was refused: ${text}`));
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

/** Reads a film to its end without holding it, and returns its length. */
async function read(address: string): Promise<number> {
  const { body } = await fetch(address);
  let length = 0;
  for await (const part of body ?? []) length += (part as Uint8Array).length;
  return length;
}

/** How many MB the memory of a server grows by, at most, while something is done. */
async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}

export interface FilmMeasured {
  megabytes: number;
  sendingSeconds: number;
  sendingMb: number;
  readingSeconds: number;
  readingMb: number;
}

/** Uploads a film of this many MB to the library and reads it again, and watches the server's memory meanwhile. */
export async function measureFilm(
  server: Server,
  token: string,
  megabytes: number,
): Promise<FilmMeasured> {
  const size = megabytes * MB;
  // The server keeps what it allocates for its first film, so one is sent before measuring.
  await read(server.url + (await send(server, token, MB)));
  let link = '';
  let start = performance.now();
  const sendingMb = await growthOf(server.pid, async () => {
    link = await send(server, token, size);
  });
  const sendingSeconds = (performance.now() - start) / 1000;
  start = performance.now();
  let length = 0;
  const readingMb = await growthOf(server.pid, async () => {
    length = await read(server.url + link);
  });
  if (length !== size) throw new Error(`${length} bytes of ${size} came back.`);
  const readingSeconds = (performance.now() - start) / 1000;
  return { megabytes, sendingSeconds, sendingMb, readingSeconds, readingMb };
}
