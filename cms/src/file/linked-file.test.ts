import { describe, expect, it } from 'vitest';
import { linkedFile } from './linked-file';

const PORTAL = 'https://portal.example';
const KEY = '1b2c3d4e-key.jpg';
const QUERY = { expires: '1790000000', signature: 'abcdefghijklmnopqrstuvwxyz' };
const link = (query: Record<string, string> = QUERY, key = KEY) =>
  `/api/files/${key}?${new URLSearchParams(query)}`;

describe('linkedFile', () => {
  it.each([link(), `${PORTAL}${link()}`, `https://PORTAL.example:443${link()}`])(
    'recognizes the portal’s own: %s',
    (url) => expect(linkedFile(url, PORTAL)).toEqual({ key: KEY, query: QUERY }),
  );

  it('keeps the member that a link is for', () => {
    const query = { ...QUERY, reader: '7' };
    expect(linkedFile(link(query), `${PORTAL}/`)).toEqual({ key: KEY, query });
  });

  it.each([
    '',
    '/',
    'x',
    'https://',
    '\0',
    `files/${KEY}`,
    `https://elsewhere.example${link()}`,
    `http://portal.example${link()}`,
    `${PORTAL}:8443${link()}`,
    `${PORTAL}.elsewhere.example${link()}`,
    `https://portal.example@elsewhere.example${link()}`,
    `//elsewhere.example${link()}`,
    `\\\\elsewhere.example${link()}`,
    `blob:${PORTAL}${link()}`,
    `file://${link()}`,
    `javascript:alert(1)//${link()}`,
    link().replace('/files/', '/files/x/'),
    link().replace('/api/', '/'),
    link(QUERY, '..%2f..%2fetc%2fpasswd'),
    link(QUERY, 'short'),
    link({ expires: QUERY.expires }),
    link({ ...QUERY, more: '1' }),
    link({ ...QUERY, expires: 'soon' }),
    link({ ...QUERY, reader: '7e0' }),
  ])('recognizes no other: %j', (url) => expect(linkedFile(url, PORTAL)).toBeNull());
});
