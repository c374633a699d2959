import { afterEach, expect, it, vi } from 'vitest';
import { publicLookup, pushTarget } from './push-target';

afterEach(() => vi.unstubAllEnvs());

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGs',
  'https://db5p.notify.windows.com/w/?token=BQY',
])('the address %s of a push service is accepted', (endpoint) =>
  expect(pushTarget(endpoint)?.href).toBe(endpoint),
);

it.each([
  ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'ftp://a.example.com/'],
  ...['https://user@push.example.com/', 'https://:pass@push.example.com/', 'javascript:alert(1)'],
  ...['https://localhost/x', 'https://portal/x', 'https://db.internal/x', 'https://nas.local./x'],
  ...['https://127.0.0.1/x', 'https://2130706433/x', 'https://0x7f.1/x', 'https://10.0.0.8/x'],
  ...['https://169.254.169.254/latest', 'https://[::1]/x', 'https://[::ffff:127.0.0.1]/x', 'x', ''],
  'http://127.0.0.1:4000/push',
])('the address %s is refused', (endpoint) => expect(pushTarget(endpoint)).toBeNull());

it('a stand-in for tests is accepted, and nothing else beside it', () => {
  vi.stubEnv('PUSH_SERVICE_FOR_TESTS', 'http://127.0.0.1:4000,http://127.0.0.1:4001');
  expect(pushTarget('http://127.0.0.1:4001/push/1')?.port).toBe('4001');
  expect(pushTarget('http://127.0.0.1:4002/push/1')).toBeNull();
  expect(pushTarget('http://127.0.0.1/push/1')).toBeNull();
});

it('a name that leads into a network of its own is refused when it is looked up', async () => {
  const code = await new Promise((resolve) =>
    publicLookup('localhost', {}, (error) => resolve(error?.code)),
  );
  expect(code).toBe('ENOTPUBLIC');
});
