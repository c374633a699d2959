import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { get, post, raw } from '../harness/http';
import { inBatches } from '../harness/in-batches';
import { signedIn } from '../harness/members';
import { makePet, PDF } from '../harness/pets';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { temporaryFiles } from '../harness/temporary';
import { until } from '../harness/until';
import {
  documentForm,
  documentsOf,
  keysOf,
  read,
  stored,
  upload,
  type Upload,
} from './document-files';

const owner = await signedIn();
const pet = await makePet({ owner });
const MAX = 10_485_760;
/** A PDF of this many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, '%')]);
const refused = async (given: Upload, expected: unknown) => {
  const before = await snapshot();
  const { status, body } = await upload(pet.id, owner, given);
  expect([status, body]).toEqual(expected);
  expect(await snapshot()).toEqual(before);
};

// No temporary file outlives its request, whatever became of it. Some requests outlive the test that broke them off.
afterEach(() => until('no temporary file is left', () => temporaryFiles().length === 0));

describe('the file of a document', () => {
  it('may have ten megabytes and not one byte more', async () => {
    const most = pdfOf(MAX);
    const { status, body } = await upload(pet.id, owner, { title: 'Most', bytes: most });
    expect([status, body.size]).toEqual([200, MAX]);
    expect((await read(body.url, owner)).bytes.equals(most)).toBe(true);
    const tooBig = [413, { error: 'File is too large. Maximum size is 10MB' }];
    await refused({ title: 'More', bytes: pdfOf(MAX + 1) }, tooBig);
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(MAX + 100_000),
    };
    const place = `/api${documentsOf(pet.id)}`;
    const unsent = await raw('POST', place, { headers, headersOnly: true });
    expect([unsent.status, unsent.body]).toEqual(tooBig);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run in DOS mode.')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that tells of a PDF', '<!-- %PDF-1.7 --><script>alert(1)</script>'],
    ['half a head', '%PDF'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a text', 'pdf'],
    ['nothing', ''],
  ])('is not %s, whatever it is called', async (_what, bytes) => {
    const wrong = [415, { error: 'Invalid file type. Please upload PDF files only.' }];
    await refused({ title: 'Plan', bytes }, wrong);
  });

  it('is read from its bytes and not from its name', async () => {
    const given = { title: 'Named', name: '../../evil.exe', mime: 'application/x-msdownload' };
    const { status, body } = await upload(pet.id, owner, given);
    expect(status).toBe(200);
    const { headers } = await read(body.url, owner);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('filename="Named.pdf"');
  });

  it('is one, in the field `file`', async () => {
    const body = documentForm({ title: 'Two' });
    body.append('file', new File([new Uint8Array(PDF)], 'b.pdf', { type: 'application/pdf' }));
    const none = new FormData();
    none.append('title', 'None');
    const elsewhere = new FormData();
    elsewhere.append('title', 'Elsewhere');
    elsewhere.append('files', new File([new Uint8Array(PDF)], 'b.pdf'));
    const { token } = owner;
    const before = await snapshot();
    for (const [form, error] of [
      [body, 'Please select only one file at a time'],
      [none, 'Please select a file to upload'],
      [elsewhere, 'Please select a file to upload'],
      [{ title: 'JSON' }, 'Please select a file to upload'],
    ] as const) {
      const reply = await post(documentsOf(pet.id), { token, body: form });
      expect([reply.status, reply.body]).toEqual([400, { error }]);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('the title of a document', () => {
  const bad = (details: object) => [400, { error: 'Please check the marked fields.', details }];

  it('is needed, and is a text', () => refused({}, bad({ title: expect.any(String) })));

  it.each(['', '  ', '\n\t', '\u0001'])('is needed: not %j', (title) =>
    refused({ title }, bad({ title: 'Please enter a title' })),
  );

  it('has at most 160 characters', async () => {
    await refused({ title: 'x'.repeat(161) }, bad({ title: 'At most 160 characters' }));
    await refused({ title: 'x'.repeat(10_240) }, bad({ title: expect.any(String) }));
    const most = { title: '\u00e9'.repeat(160), type: 'form' };
    const { status, body } = await upload(pet.id, owner, most);
    expect([status, body.title]).toEqual([200, `${most.title} Form`]);
  });

  it('is one line without control characters, and breaks out of no header', async () => {
    const title = ' a"; filename="b\r\nSet-Cookie: c=d\u0007\u0001/../ ';
    const { status, body } = await upload(pet.id, owner, { title });
    expect([status, body.title]).toEqual([200, 'a"; filename="b Set-Cookie: c=d /../']);
    const { headers } = await read(body.url, owner);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="a_; filename=_b Set-Cookie: c=d \/\.\.\/\.pdf"; filename\*=/,
    );
  });

  it.each([
    ['Care plan', undefined, 'document', 'Care plan'],
    ['Intake FORM', undefined, 'form', 'Intake FORM'],
    ['Form: intake', undefined, 'form', 'Form: intake'],
    ['Information', undefined, 'document', 'Information'],
    ['Platforms', undefined, 'document', 'Platforms'],
    ['Intake form', 'document', 'document', 'Intake form'],
    ['Care plan', 'document', 'document', 'Care plan'],
    ['Care plan', 'form', 'form', 'Care plan Form'],
    ['Intake form', 'form', 'form', 'Intake form'],
    ['Information', 'form', 'form', 'Information'],
  ])('%s, chosen as %s, is a %s called %s', async (title, type, kept, called) => {
    const { status, body } = await upload(pet.id, owner, { title, type });
    expect([status, body.type, body.title]).toEqual([200, kept, called]);
    const query = { limit: 100 };
    const { documents } = (await get(documentsOf(pet.id), { token: owner.token, query })).body;
    expect(documents[0]).toEqual(body);
  });

  it.each([{ type: 'Form' }, { type: '' }, { type: 'image' }])('has no such %j', (more) =>
    refused({ title: 'Plan', ...more }, bad({ type: expect.any(String) })),
  );

  it('and the type are all a form may say', async () => {
    const body = documentForm({ title: 'Plan' });
    body.append('size', '7');
    const reply = await post(documentsOf(pet.id), { token: owner.token, body });
    expect([reply.status, reply.body.details]).toEqual([400, { size: expect.any(String) }]);
  });
});

describe('an upload that fails', () => {
  it.each([
    ['the row of the file', 'portal_files', 'owner_id'],
    ['the row of the document', 'pet_documents', 'pet_id'],
    ['the history', 'portal_history', 'about_id'],
  ])('at %s leaves no bytes and no row', async (_what, table, column) => {
    const me = await signedIn();
    const own = await makePet({ owner: me });
    const place = `POST /api${documentsOf(own.id)}`;
    expectInLog(server.logFile, `${place}: `);
    expectInLog(server.logFile, `${place} 500 `);
    const restore = await failInserts(table, column === 'owner_id' ? me.id : own.id, column);
    try {
      const before = await snapshot();
      expect((await upload(own.id, me)).status).toBe(onPostgres ? 503 : 500);
      expect(await snapshot()).toEqual(before);
    } finally {
      await restore();
    }
    expect((await upload(own.id, me)).status).toBe(200);
  });
});

describe('an upload that is broken off', () => {
  /** Sends the first bytes of a body and cuts the connection, at once or after a moment. */
  async function cut(token: string, petId: number, body: Buffer, sent: number, late: boolean) {
    const { hostname, port } = new URL(server.baseUrl);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': String(body.length),
    };
    const call = request({
      hostname,
      port,
      method: 'POST',
      path: `/api${documentsOf(petId)}`,
      headers,
    });
    call.on('error', () => undefined);
    call.on('response', (response) => response.resume());
    await new Promise<void>((resolve) => call.write(body.subarray(0, sent), () => resolve()));
    if (late) await pause(sent % 7);
    call.destroy();
  }

  it('leaves nothing, a hundred times, while others arrive whole', async () => {
    const me = await signedIn();
    const own = await makePet({ owner: me });
    const part = (name: string, more = '') =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const file = pdfOf(300_000);
    const body = Buffer.concat([
      Buffer.from(`${part('title')}Broken\r\n${part('file', '; filename="a.pdf"')}`),
      file,
      Buffer.from('\r\n--cut--\r\n'),
    ]);
    const before = stored();
    const whole = pdfOf(3_000_000);
    const meanwhile = (async () => {
      const replies = [];
      for (let at = 0; at < 5; at += 1) {
        replies.push(await upload(own.id, me, { title: 'Whole', bytes: whole }));
      }
      return replies;
    })();
    const cuts = Array.from({ length: 100 }, (_, at) => at);
    await inBatches(cuts, 10, (at) => {
      // From the first byte to all but the last; the head of the form lies closer together.
      const sent = at < 30 ? 1 + at * 8 : Math.floor((body.length * (at - 29)) / 71) - 1;
      return cut(me.token, own.id, body, sent, at % 2 === 1);
    });
    for (const { status } of await meanwhile) expect(status).toBe(200);
    await until('no temporary file is left', () => temporaryFiles().length === 0);
    // What may still be under way by then has no way to show itself.
    await pause(200);
    expect(temporaryFiles()).toEqual([]);

    const keys = await keysOf(own.id);
    expect(keys).toHaveLength(5);
    expect(stored().filter((name) => !before.includes(name))).toEqual([...keys].sort());
    expect(await db('portal_files').where({ owner_id: me.id })).toHaveLength(5);
    expect(await db('pet_documents').where({ pet_id: own.id })).toHaveLength(5);
    for (const key of keys) {
      const bytes = readFileSync(path.join(server.dataDir, 'files', key));
      expect(bytes.equals(whole)).toBe(true);
    }
  });

  it('is there whole or not at all where only the answer is missed', async () => {
    const me = await signedIn();
    const own = await makePet({ owner: me });
    const form = new Response(documentForm({ title: 'Unheard', bytes: pdfOf(50_000) }));
    const type = form.headers.get('content-type') ?? '';
    const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? '';
    const text = Buffer.from(await form.arrayBuffer()).toString('latin1');
    const body = Buffer.from(text.replaceAll(boundary, 'cut'), 'latin1');
    const before = stored();
    const cuts = Array.from({ length: 10 }, (_, at) => at);
    await inBatches(cuts, 5, (at) => cut(me.token, own.id, body, body.length, at % 2 === 1));
    // Some may still be under way: nobody has waited for their answers.
    await until('every stored file has its row, and every row its document', async () => {
      const keys = (await keysOf(own.id)).sort();
      const added = stored().filter((name) => !before.includes(name));
      const ids = (await db('portal_files').where({ owner_id: me.id }).pluck('id')).sort();
      const used = (await db('pet_documents').where({ pet_id: own.id }).pluck('file_id')).sort();
      return JSON.stringify([added, ids]) === JSON.stringify([keys, used]);
    });
    const files = await db('portal_files').where({ owner_id: me.id });
    for (const { size } of files) expect(size).toBe(50_000);
  });
});
