import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in answers: as it should, once told to, never, by breaking off, with another address, or with a status. */
export type PushMood = 'fine' | 'late' | 'silent' | 'broken' | 'elsewhere' | number;

/** What a browser would have shown. */
export interface ReceivedPush {
  tag: string;
  title: string;
  body: string;
  path: string;
  upTo: number;
  mentionedAt?: number;
  keep?: string[];
  headers: IncomingHttpHeaders;
}

interface TestBrowser {
  ecdh: ECDH;
  auth: Buffer;
  mood: PushMood;
  received: ReceivedPush[];
  /** Takes and answers what came in the mood `late`. */
  late: (() => void)[];
  /** How often its push service was asked, also where it has not taken anything. */
  asked: number;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Decrypts what is for a browser, as RFC 8291 and RFC 8188 say. */
function decrypt({ ecdh, auth }: TestBrowser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = derive(ecdh.computeSecret(sender), auth, info, 32);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** What a request says about its sender, if its signature is right (RFC 8292). */
export function senderOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong.');
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { key, audience: aud as string, contact: sub as string };
}

/** A push service on this machine, with the browsers that it delivers to. It can read what they can read. */
export async function startPushService() {
  const browsers = new Map<string, TestBrowser>();
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      if (!browser) return void response.writeHead(404).end();
      browser.asked += 1;
      const { mood } = browser;
      if (mood === 'broken') return void request.socket.destroy();
      if (mood === 'silent') return void waiting.add(response);
      if (mood === 'elsewhere') {
        return void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
      }
      if (typeof mood === 'number') return void response.writeHead(mood).end('no');
      const take = () => {
        const shown = JSON.parse(decrypt(browser, Buffer.concat(parts)));
        browser.received.push({ ...shown, headers: request.headers });
        response.writeHead(201).end();
      };
      if (mood === 'late') browser.late.push(take);
      else take();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** A browser that subscribes. */
    browser() {
      const path = `/push/${randomUUID()}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const browser: TestBrowser = {
        ecdh,
        auth: randomBytes(16),
        mood: 'fine',
        received: [],
        late: [],
        asked: 0,
      };
      browsers.set(path, browser);
      const keys = {
        p256dh: ecdh.getPublicKey('base64url'),
        auth: browser.auth.toString('base64url'),
      };
      return Object.assign(browser, { subscription: { endpoint: `${url}${path}`, keys } });
    },
    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
