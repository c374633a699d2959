import { expect, it } from 'vitest';
import { deviceName } from './device';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36';

it.each([
  [WINDOWS, 'Chrome on Windows'],
  [`${WINDOWS} Edg/126.0`, 'Edge on Windows'],
  [`${WINDOWS} OPR/112.0`, 'Opera on Windows'],
  [`${MAC} Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
  [`${PHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${PHONE} CriOS/126.0 Mobile Safari/604.1`, 'Chrome on iPhone'],
  [`${PHONE} FxiOS/127.0 Mobile Safari/604.1`, 'Firefox on iPhone'],
  [
    `${ANDROID} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/126.0', 'Chrome on Chromebook'],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
