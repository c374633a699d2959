import { endpoint } from '@hearthside/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestParts } from './request-parts';

const change = endpoint({
  method: 'PATCH',
  path: '/users/:id/verify',
  access: 'users',
  summary: '',
  params: z.strictObject({ id: z.number() }),
  query: z.strictObject({ verify: z.string().optional(), page: z.number().optional() }),
  body: z.strictObject({ verified: z.boolean() }),
  answer: z.object({}),
});

describe('requestParts', () => {
  it('sends each field where the endpoint expects it', () => {
    const parts = requestParts(change, { id: 7, verify: 'true', verified: false });
    expect(parts.url).toBe('/api/users/7/verify?verify=true');
    expect(parts.body).toBe('{"verified":false}');
  });

  it('leaves unset and empty filters out, but keeps zero', () => {
    const parts = requestParts(change, { id: 7, verify: '', page: 0, verified: true });
    expect(parts.url).toBe('/api/users/7/verify?page=0');
  });

  it('keeps a path field inside its own part of the path', () => {
    const parts = requestParts(change, { id: '../../auth/local?x=', verified: true });
    expect(parts.url).toBe('/api/users/..%2F..%2Fauth%2Flocal%3Fx%3D/verify');
  });

  it('gives a GET no body', () => {
    expect(requestParts({ ...change, method: 'GET' }, { id: 1 }).body).toBeUndefined();
  });

  it('sends an empty object if a body is expected but has no fields', () => {
    expect(requestParts({ ...change, method: 'POST' }, { id: 1 }).body).toBe('{}');
  });

  it('sends a file as form data under the name from the endpoint', () => {
    const upload = { ...change, upload: { field: 'picture', maxBytes: 100 } };
    const { body } = requestParts(upload, { id: 1, title: 'Me', file: new Blob(['x']) });
    expect(body).toBeInstanceOf(FormData);
    const form = body as FormData;
    expect([...form.keys()]).toEqual(['title', 'picture']);
    expect(form.get('picture')).toBeInstanceOf(Blob);
  });
});
