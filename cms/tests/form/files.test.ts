import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { FormDefinition, FormFile } from '@hearthside/contract/form/fields';
import { db } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import { del, get, post } from '../harness/http';
import {
  answersTo,
  formWith,
  plantForm,
  plantVersion,
  section,
  shortAnswer,
} from '../harness/forms';
import { signedIn, type NewMember } from '../harness/members';
import { PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { fixture, follow, picture } from '../inbox/file-kinds';
import { keep, open, submit } from './fill-calls';
import { asSaved, formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin' });
const calls = formCalls(admin);
const png = await picture(40, 20).png().toBuffer();

const send = (bytes: Buffer | string, name: string) =>
  post('/forms/files', { token: admin.token, body: fileForm(bytes, name, '') });
async function kept(bytes: Buffer = png, name = 'Bella at home.png'): Promise<FormFile> {
  const { status, body } = await send(bytes, name);
  expect(status).toBe(200);
  return body;
}
const withFile = (file: Pick<FormFile, 'id'>, more: Partial<FormDefinition> = {}) =>
  formWith({
    sections: [section([shortAnswer('See', { files: [{ id: file.id } as FormFile] })])],
    ...more,
  });
const keyOf = async ({ id }: Pick<FormFile, 'id'>): Promise<string> =>
  (
    await db('form_files as a')
      .join('portal_files as f', 'f.id', 'a.file_id')
      .where('a.id', id)
      .first('f.key')
  ).key;
/** Whether a member gets the bytes, by a link that is signed as it should be. */
const gets = async (member: { id: number }, file: Pick<FormFile, 'id'>) =>
  (await get(fileLinkFor(await keyOf(file), undefined, member.id))).status;

describe('a file for a question', () => {
  it.each([
    ['a picture', png, 'Bella.png', 'image', 'image/png', 'Bella.png', [40, 20]],
    [
      'a HEIC picture',
      fixture('small.heic'),
      'IMG_1.HEIC',
      'image',
      'image/jpeg',
      'IMG_1.jpg',
      null,
    ],
    ['a PDF', PDF, '../plan.exe', 'document', 'application/pdf', 'plan.pdf', [null, null]],
    ['a film', fixture('small.mp4'), 'Walk.mp4', 'video', 'video/mp4', 'Walk.mp4', [null, null]],
  ])('%s is recognized by its bytes', async (_what, bytes, name, kind, type, title, edges) => {
    const file = await kept(bytes, name);
    expect(file).toMatchObject({ kind, type, name: title });
    if (edges) expect([file.width, file.height]).toEqual(edges);
    const { status, headers, bytes: served } = await follow(file.url);
    expect([status, headers['content-type'], served.length]).toEqual([200, type, file.size]);
  });

  it('is served without the camera\u2019s data', async () => {
    const exif = { IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const file = await kept(await picture(9, 9).jpeg().withExif(exif).toBuffer(), 'a.jpg');
    const { exif: left } = await sharp((await follow(file.url)).bytes).metadata();
    expect(left).toBeUndefined();
  });

  it('is refused if it is something else', async () => {
    const { status, body } = await send('<script>alert(1)</script>', 'picture.png');
    expect([status, body.error]).toEqual([
      415,
      'Invalid file type. Please upload only images, documents, or videos.',
    ]);
    expect((await post('/forms/files', { token: admin.token, body: new FormData() })).status).toBe(
      400,
    );
  });

  it('is described by the server, whatever the save said about it', async () => {
    const file = await kept();
    const lie = {
      ...file,
      name: 'Other',
      kind: 'video',
      type: 'text/html',
      url: 'https://evil.example',
    };
    const { formId } = (await calls.create(withFile(lie as FormFile))).body;
    const found = await calls.detail(formId);
    const [question] = found.sections[0]?.questions ?? [];
    expect(question).toMatchObject({
      files: [
        { id: file.id, kind: 'image', name: 'Bella at home.png', type: 'image/png', width: 40 },
      ],
    });
    expect((await follow((question as { files: FormFile[] }).files[0]?.url ?? '')).status).toBe(
      200,
    );
    expect(JSON.stringify(await db('form_versions').where({ form_id: formId }))).not.toMatch(
      /evil|signature|Other/,
    );
  });
});

describe('who may see a file', () => {
  const someone = (wanted: NewMember) => signedIn(wanted);

  it('includes everyone who is asked the question, and nobody through another\u2019s link', async () => {
    const file = await kept();
    const [foster, attorney] = [
      await someone({ role: 'foster' }),
      await someone({ role: 'attorney' }),
    ];
    const waiting = await someone({ role: 'foster', verified: false });
    // Before it is asked it is the builders' alone.
    expect(await gets(foster, file)).toBe(404);
    const { formId } = (await calls.begin(withFile(file, { accessRoles: ['foster'] }))).body;
    expect([await gets(foster, file), await gets(admin, file)]).toEqual([404, 200]);
    await calls.save(formId, withFile(file, { accessRoles: ['foster'] }));
    const readers = [foster, waiting, attorney, admin];
    const statuses = await Promise.all(readers.map((reader) => gets(reader, file)));
    expect(statuses).toEqual([200, 200, 404, 200]);
    const { body } = await get(`/forms/assigned/${formId}`, { token: foster.token });
    const [{ url }] = body.sections[0].questions[0].files;
    expect((await follow(url)).status).toBe(200);
    expect((await follow(url.replace(`reader=${foster.id}`, `reader=${attorney.id}`))).status).toBe(
      404,
    );
    expect((await follow(url.replace(`&reader=${foster.id}`, ''))).status).toBe(404);
  });

  it('excludes members whom the section or question leaves out', async () => {
    const file = await kept();
    const [shut, open] = [await someone({ role: 'foster' }), await someone({ role: 'foster' })];
    const trustee = await someone({ role: 'trustee' });
    const question = shortAnswer('See', {
      files: [{ id: file.id } as FormFile],
      assignedUserIds: [shut.id],
    });
    const all = section([shortAnswer('Any')]);
    const some = section([question], { accessRoles: ['foster'] });
    await calls.create(formWith({ sections: [all, some] }));
    const statuses = await Promise.all([open, shut, trustee].map((reader) => gets(reader, file)));
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('includes everyone who has sent a form with it, even if it is no longer shown', async () => {
    const file = await kept();
    const [sender, drafter, hidden] = [
      await someone({ role: 'foster' }),
      await someone({ role: 'foster' }),
      await someone({ role: 'foster' }),
    ];
    const question = shortAnswer('See', {
      files: [{ id: file.id } as FormFile],
      assignedUserIds: [hidden.id],
    });
    const form = await plantForm({ sections: [section([shortAnswer('Any'), question])] });
    await submit(sender, form.id, answersTo(form.questions));
    await keep(drafter, form.id, answersTo(form.questions));
    await submit(hidden, form.id, answersTo(form.questions.slice(0, 1)));
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: [section([shortAnswer('Else')])],
    }));
    const readers = [sender, drafter, hidden];
    const now = () => Promise.all(readers.map((reader) => gets(reader, file)));
    expect(await now()).toEqual([200, 404, 404]);
    const [{ url }] = (await open(sender, form.id)).body.sections[0].questions[1].files;
    expect((await follow(url)).status).toBe(200);
    const { body } = await open(sender, form.id);
    await del(`/forms/responses/${form.id}/${body.form.responseId}`, { token: admin.token });
    expect(await now()).toEqual([404, 404, 404]);
  });

  it('changes with the question, the form and the member\u2019s rights', async () => {
    const file = await kept();
    const foster = await someone({ role: 'foster' });
    const { formId, form } = (await calls.create(withFile(file))).body;
    expect(await gets(foster, file)).toBe(200);
    await calls.remove(formId);
    expect(await gets(foster, file)).toBe(404);
    await calls.restore(formId);
    expect(await gets(foster, file)).toBe(200);
    const without = asSaved(form);
    await calls.save(formId, { ...without, sections: [section([shortAnswer()])] });
    expect([await gets(foster, file), await gets(admin, file)]).toEqual([404, 200]);
    // What an earlier version showed can be shown again.
    expect((await calls.save(formId, without)).status).toBe(200);
    expect(await gets(foster, file)).toBe(200);
    await db('up_users').where({ id: foster.id }).update({ blocked: true });
    expect(await gets(foster, file)).toBe(404);
  });
});
