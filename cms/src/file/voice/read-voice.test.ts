import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_FILE_MAX, CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { mp4, ogg, webm } from '../../../tests/inbox/voice-bytes';
import { readVoice } from './read-voice';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-voice-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer, size = bytes.length) {
  const file = path.join(folder, 'upload.png');
  await writeFile(file, bytes);
  return readVoice({ path: file, size });
}

describe('a voice message is known by its bytes, with its length', () => {
  it.each([
    ['WebM that says its length', webm({ declared: 12 }), 'audio/webm', 'webm', 12],
    ['WebM as a browser records it', webm({ last: 7 }), 'audio/webm', 'webm', 7],
    ['Ogg', ogg({ seconds: 9 }), 'audio/ogg', 'ogg', 9],
    ['MP4', mp4({ seconds: 4 }), 'audio/mp4', 'm4a', 4],
    ['MP4 in fragments, as Safari records it', mp4({ fragments: 3 }), 'audio/mp4', 'm4a', 3],
  ])('%s', async (_what, bytes, mime, extension, seconds) => {
    const found = await read(bytes);
    expect(found).toMatchObject({ kind: 'audio', mime, extension });
    expect(found?.seconds).toBeCloseTo(seconds, 1);
  });

  it.each([
    ['WebM', webm({})],
    ['Ogg', ogg({ seconds: 0 })],
    ['MP4', mp4({})],
  ])('%s without a length is one too', async (_what, bytes) => {
    expect(await read(bytes)).toMatchObject({ kind: 'audio', seconds: null });
  });
});

describe('no voice message is', () => {
  it.each([
    ['a film in WebM', webm({ last: 7, film: true })],
    ['a film in MP4', mp4({ seconds: 4, film: true })],
    ['Ogg with something else than Opus', ogg({ seconds: 4, head: 'Theora__' })],
    ['a text', Buffer.from('Hello, this is only a text')],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of each', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('%s', async (_what, bytes) => expect(await read(bytes)).toBeUndefined());
});

it('a voice message of more than five minutes is refused', async () => {
  const tooLong = { status: 413, message: CHAT_FILE_TEXTS.voiceTooLong };
  for (const bytes of [webm({ last: 320 }), ogg({ seconds: 320 }), mp4({ fragments: 320 })])
    await expect(read(bytes)).rejects.toMatchObject(tooLong);
  expect(await read(webm({ last: 301 }))).toMatchObject({ kind: 'audio' });
});

it('a voice message of more than ten megabytes is refused', async () => {
  const bytes = Buffer.concat([webm({ last: 3 }), Buffer.alloc(CHAT_FILE_MAX)]);
  await expect(read(bytes)).rejects.toMatchObject({
    status: 413,
    message: CHAT_FILE_TEXTS.tooBig,
  });
});

it('bytes that are cut off anywhere, or changed, are read without an error', async () => {
  for (const whole of [
    webm({ last: 7, declared: 2 }),
    ogg({ seconds: 9 }),
    mp4({ fragments: 3 }),
  ]) {
    for (let length = 12; length < whole.length; length += 7) await read(whole.subarray(0, length));
    for (let at = 12; at < whole.length; at += 5) {
      const changed = Buffer.from(whole);
      changed[at] = 0xff;
      await read(changed).catch((error: unknown) => expect(error).toMatchObject({ status: 413 }));
    }
  }
});
