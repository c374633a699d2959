import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { server } from './shared';

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: 2 | 4) => {
  const out = Buffer.alloc(bytes);
  if (bytes === 2) out.writeUInt16BE(value);
  else out.writeUInt32BE(value);
  return out;
};
/** Text and bytes in CBOR (RFC 8949), as long as they are short. */
const text = (word: string) => Buffer.from([0x60 + word.length, ...Buffer.from(word)]);
const bytesOf = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59]), uint(bytes.length, 2), bytes]);

/** An authenticator in memory, which makes one passkey and signs with it as a security key would. */
export function makeAuthenticator({
  origin = server.baseUrl,
  rpId = new URL(origin).hostname,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let count = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(
      JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }),
    );
  const authData = (flags: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(count, 4), rest]);

  return {
    id,
    /** The body that adds the passkey. */
    create(challenge: string, name = 'Security key') {
      // An EC2 key for ES256 on P-256 (RFC 9053).
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), uint(32, 2), credentialId, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        bytesOf(authData(PRESENT_AND_VERIFIED | HAS_CREDENTIAL, credential)),
      ]);
      return {
        name,
        id,
        transports: 'usb',
        clientDataJSON: clientData('create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
    },
    /** The answer to a challenge. */
    answer(challenge: string) {
      count += 1;
      const data = clientData('get', challenge);
      const authenticatorData = authData(PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return {
        id,
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}
