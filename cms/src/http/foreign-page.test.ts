import { expect, it } from 'vitest';
import { isForeignPage } from './foreign-page';

const PUBLIC = 'https://portal.example';
const ask = (headers: { site?: string; origin?: string; host?: string }) =>
  isForeignPage({ site: '', origin: '', host: 'portal.example', ...headers }, PUBLIC);

it.each([
  ['no browser at all', {}],
  ['the portal\u2019s own page, as the browser says', { site: 'same-origin' }],
  ['an address that was typed', { site: 'none' }],
  ['the public address behind a proxy with its own host', { origin: PUBLIC, host: 'cms:1337' }],
  ['the host that was asked', { origin: 'http://10.0.0.7:1337', host: '10.0.0.7:1337' }],
  [
    'Vite in development, which passes the host on',
    { site: 'same-origin', origin: 'http://localhost:5173', host: 'localhost:5173' },
  ],
])('%s is no foreign page', (_who, headers) => {
  expect(ask(headers)).toBe(false);
});

it.each([
  ['another site', { site: 'cross-site' }],
  ['another name of the same site', { site: 'same-site' }],
  ['another site, with an origin it could not have', { site: 'cross-site', origin: PUBLIC }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: `${PUBLIC}.evil.example` }],
  ['a frame without an origin', { origin: 'null' }],
  ['another port of the same host', { origin: 'http://portal.example:8080' }],
])('%s is a foreign page', (_who, headers) => {
  expect(ask(headers)).toBe(true);
});
