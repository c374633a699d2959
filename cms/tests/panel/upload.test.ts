import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { raw } from '../harness/http';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const GPS = {
  IFD0: { Make: 'Hearthcam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitudeRef: 'W' },
};
/** A picture with a camera's data, of which Strapi makes every smaller copy. */
const photo = (quality: number) =>
  sharp(randomBytes(1200 * 900 * 3), { raw: { width: 1200, height: 900, channels: 3 } })
    .withExif(GPS)
    .jpeg({ quality })
    .toBuffer();

interface Uploaded {
  id: number;
  name: string;
  url: string;
  formats: Record<string, { url: string }> | null;
}
/** Every link handed out for a file, its smaller copies\u2019 included. */
const linksOf = ({ url, formats }: Uploaded) => [
  url,
  ...Object.values(formats ?? {}).map((copy) => copy.url),
];

let admin: PanelPerson;
let jpeg: Buffer;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  admin = await panelSignIn(email, password);
  jpeg = await photo(95);
});

const open = (link: string) => raw('GET', link, { headers: { cookie: admin.cookie() } });

async function upload(bytes: Buffer, name: string, type = 'image/jpeg'): Promise<Uploaded> {
  const { status, body } = await admin.upload(bytes, name, type);
  expect([status, body]).toEqual([201, [expect.objectContaining({ name })]]);
  return body[0];
}

describe('a picture in the media library', () => {
  it.each([
    'IMG_001.JPG',
    `${'a'.repeat(100)}.jpg`,
    `${'b'.repeat(240)}.jpeg`,
    'small_dog.jpg',
    'thumbnail_large_dog.jpg',
    'Fr\u00fchling \u2014 100% #1.jpg',
    '\u{1f43e}.jpg',
    'scan.2024 final version',
  ])('is there under every link handed out: %s', async (name) => {
    const file = await upload(jpeg, name);
    const listed = (await admin.get(`/upload/files/${file.id}`)).body as Uploaded;
    const links = [...linksOf(file), ...linksOf(listed)];
    expect(links).toHaveLength(10);
    for (const link of links) {
      const reply = await open(link);
      expect([link, reply.status, reply.headers['content-type']]).toEqual([
        link,
        200,
        'image/jpeg',
      ]);
    }
  });

  it('is never fetched by the server from an address somebody names', async () => {
    let asked = 0;
    const elsewhere = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const urls = [`http://localhost:${port}/a.png`, `http://127.0.0.1.nip.io:${port}/a.png`];
    const reply = await admin.send('POST', '/upload/actions/upload-from-urls', { urls });
    elsewhere.close();
    expect([reply.status, asked]).toEqual([405, 0]);
  });

  it('is what its bytes are, whatever it is called', async () => {
    const { status, body } = await admin.upload(jpeg, 'report.pdf', 'application/pdf');
    expect([status, body[0]?.name, body[0]?.mime]).toEqual([201, 'report.jpg', 'image/jpeg']);
  });

  const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each([
    ['page.pdf', 'application/pdf', PAGE],
    ['page.png', 'image/png', PAGE],
    ['page.jpg', 'image/jpeg', PAGE],
    ['page.doc', 'application/msword', PAGE],
    ['page.mp4', 'video/mp4', PAGE],
    ['vector.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['words.pdf', 'application/pdf', Buffer.from('%PD nothing of the kind')],
    ['program.png', 'image/png', Buffer.from('\u007fELF\u0002\u0001\u0001 and so on')],
    ['archive.docx', 'application/zip', Buffer.from('PK\u0003\u0004 and no document')],
    ['empty.pdf', 'application/pdf', Buffer.from('\n')],
  ])('is refused where it only has the name of one: %s', async (name, type, bytes) => {
    const kept = () => db('files').count({ files: '*' });
    const before = await kept();
    const refused = await admin.upload(bytes, name, type);
    expect([400, 415]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).toMatch(/is something else|can’t be (read|opened)/);
    expect(JSON.stringify(refused.body)).not.toMatch(/MIME|File type/);
    const file = await upload(jpeg, 'before.jpg');
    expect([400, 415]).toContain((await admin.upload(bytes, name, type, file.id)).status);
    expect((await admin.get(`/upload/files/${file.id}`)).body.mime).toBe('image/jpeg');
    expect((await admin.send('DELETE', `/upload/files/${file.id}`)).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  it('is removed from the storage with its copies', async () => {
    const file = await upload(jpeg, 'IMG_002.JPG');
    expect((await admin.send('DELETE', `/upload/files/${file.id}`)).status).toBe(200);
    for (const link of linksOf(file)) expect((await open(link)).status).toBe(404);
  });

  // The second grows by being written again, which must be no reason to keep the original.
  it.each([95, 10])('has lost the camera\u2019s data, at quality %i', async (quality) => {
    const original = await photo(quality);
    expect(original.toString('latin1')).toContain('Hearthcam');
    for (const link of linksOf(await upload(original, 'place.jpg'))) {
      const { bytes } = await open(link);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('Hearthcam');
    }
  });
});
