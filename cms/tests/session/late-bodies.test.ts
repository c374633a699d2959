import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get } from '../harness/http';
import { makeMember, openSession, signedIn } from '../harness/members';
import { makePet, PDF } from '../harness/pets';
import { server } from '../harness/shared';
import { temporaryFiles } from '../harness/temporary';
import { until } from '../harness/until';
import { documentsOf } from '../pet/document-files';

/** Begins a request and holds its body back; `finish` sends the rest and tells the answer's status. */
async function begin(
  method: string,
  path: string,
  { token, type, parts }: { token: string; type: string; parts: readonly [Buffer, Buffer] },
) {
  const { hostname, port } = new URL(server.baseUrl);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': Buffer.concat(parts).length,
    expect: '100-continue',
  };
  const call = request({ hostname, port, method, path: `/api${path}`, headers });
  call.flushHeaders();
  await once(call, 'continue');
  call.write(parts[0]);
  // What came after it is answered: the server has let this one in by now.
  expect((await get('/users/me', { token })).status).toBe(200);
  return async () => {
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(parts[1]);
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
}

const halves = (bytes: Buffer) => [bytes.subarray(0, 20), bytes.subarray(20)] as const;

it('a role is not given by a request whose session ended while its body was on the way', async () => {
  const admin = await signedIn({ role: 'admin' });
  const other = await makeMember({ role: 'foster' });
  const body = Buffer.from(JSON.stringify({ role: 'admin', reason: 'Because I say so.' }));
  const finish = await begin('PATCH', `/users/${other.id}/role`, {
    token: admin.token,
    type: 'application/json',
    parts: halves(body),
  });
  const { token } = await openSession(admin.id);
  expect((await del(`/auth/sessions/${admin.sessionId}`, { token })).status).toBe(200);
  expect(await finish()).toBe(401);
  const { role_id: roleId } = await db('up_users').where({ id: other.id }).first('role_id');
  expect((await db('up_roles').where({ id: roleId }).first('type')).type).toBe('foster');
});

it('a paper is not kept of an upload whose session ended while it was on the way', async () => {
  const owner = await signedIn();
  const pet = await makePet({ owner });
  const start =
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nPlan\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  const finish = await begin('POST', documentsOf(pet.id), {
    token: owner.token,
    type: 'multipart/form-data; boundary=x',
    parts: [Buffer.concat([Buffer.from(start), PDF]), Buffer.from('\r\n--x--\r\n')],
  });
  await until('it lies on disk', () => temporaryFiles().length > 0);
  const { token } = await openSession(owner.id);
  expect((await del(`/auth/sessions/${owner.sessionId}`, { token })).status).toBe(200);
  expect(await finish()).toBe(401);
  expect(await db('pet_documents').where({ pet_id: pet.id })).toEqual([]);
  await until('nothing of it stays', () => temporaryFiles().length === 0);
});
