import type { PasskeyAnswer, ProofOptions } from '@hearthside/contract/session/second-factor';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { factors } from '../api/second-factor';

type Question = NonNullable<ProofOptions['passkey']>;
type Asked = Awaited<ReturnType<typeof factors.passkeyOptions>>;

/** Whether this browser can use passkeys here. It can't without https. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Has a passkey answer. Rejects if the member closes the browser's dialog, or has none of them here. */
export async function answerPasskey(question: Question): Promise<PasskeyAnswer> {
  const { allowCredentials, ...rest } = question;
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...rest,
      allowCredentials: allowCredentials.map(({ id, type, transports }) => ({
        id,
        type,
        ...(transports && { transports: transports as AuthenticatorTransport[] }),
      })),
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Has the browser make a passkey. Rejects if the member closes its dialog. */
export async function makePasskey({ algorithms, exclude, ...asked }: Asked) {
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...asked,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: exclude.map((known) => ({ type: 'public-key', id: known })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports.join(',') };
}

const WHY: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey of yours.',
  SecurityError: 'Passkeys work only at the portal’s own address, over https.',
};

/** Why a passkey was not used or made, in words; undefined if the error is none of the browser's. */
export function passkeyProblem(error: unknown): string | undefined {
  const { name } = (error ?? {}) as { name?: string };
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey wasn’t used. Please try again, or choose another way.';
  return name === undefined ? undefined : WHY[name];
}
