import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints';
import { openApi } from './open-api';

const file = new URL('../../docs/openapi.json', import.meta.url);

describe('docs/openapi.json', () => {
  it('says what the endpoints say (write it anew with `pnpm openapi`)', () => {
    const document = `${JSON.stringify(openApi(ENDPOINTS), null, 1)}\n`;
    if (process.env.WRITE_OPENAPI) writeFileSync(file, document);
    expect(document).toBe(readFileSync(file, 'utf8'));
  });
});
