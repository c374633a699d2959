import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoints } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { openApi } from './open-api';

const file = new URL('../../docs/openapi.json', import.meta.url);

describe('docs/openapi.json', () => {
  it('matches the endpoints (rewrite it with `pnpm openapi`)', () => {
    const document = `${JSON.stringify(openApi(ENDPOINTS), null, 1)}\n`;
    if (process.env.WRITE_OPENAPI) writeFileSync(file, document);
    expect(document).toBe(readFileSync(file, 'utf8'));
  });
});

interface Form {
  allOf?: Form[];
  properties?: Record<string, object>;
  required?: string[];
}

describe('an upload', () => {
  const uploads = Object.values(ENDPOINTS as Record<string, Endpoints>)
    .flatMap((endpoints) => Object.values(endpoints))
    .filter(({ upload }) => upload);

  it.each(uploads)('to $method $path describes its file and every field next to it', (endpoint) => {
    const { paths } = openApi({ one: { endpoint } }) as {
      paths: Record<
        string,
        Record<string, { requestBody: { content: Record<string, { schema: Form }> } }>
      >;
    };
    const [operation] = Object.values(Object.values(paths)[0] ?? {});
    const { schema } = operation?.requestBody.content['multipart/form-data'] ?? {};
    const parts = [schema ?? {}, ...(schema?.allOf ?? [])];
    const [told, required] = [
      parts.flatMap(({ properties = {} }) => Object.keys(properties)),
      parts.flatMap((part) => part.required ?? []),
    ];
    const { upload, body } = endpoint;
    expect(told).toContain(upload?.field);
    expect(required.includes(upload?.field ?? '')).toBe(!upload?.optional);
    if (!(body instanceof z.ZodObject)) return;
    for (const [name, field] of Object.entries(body.shape as Record<string, z.ZodType>)) {
      expect(told).toContain(name);
      if (!field.safeParse(undefined).success) expect(required).toContain(name);
    }
  });

  it('of a pet\u2019s document requires a title', () => {
    const document = readFileSync(file, 'utf8');
    const { paths } = JSON.parse(document);
    const { post } = paths['/api/pet-records/{petId}/documents-and-forms'];
    const { required } = post.requestBody.content['multipart/form-data'].schema as Form;
    expect(required).toEqual(expect.arrayContaining(['file', 'title']));
  });
});
