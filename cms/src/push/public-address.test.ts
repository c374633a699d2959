import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

it.each(['8.8.8.8', '142.250.74.10', '1.1.1.1', '2607:f8b0:4004:c07::5f', '2a00:1450:4001::200a'])(
  'the address %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
  ],
  ...['64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', ''],
])('the address %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
