import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/**
 * Passwords are stored as scrypt (RFC 7914) with OWASP's parameters N=2^15, r=8, p=3, written as a PHC string. Unlike
 * bcrypt it counts every byte of a long password and runs outside the event loop.
 */
const COST: Cost = { ln: 15, r: 8, p: 3 };
interface Cost {
  /** N = 2^ln. */
  ln: number;
  r: number;
  p: number;
}
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, { ln, r, p }: Cost) {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The text to store for a password. A cost other than the default is for tests that create many. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

const NEVER_CHOSEN = 'never-chosen-';
/** What is stored until a member has chosen a password through a mailed link: no password matches it. */
export const neverChosen = (): string => `${NEVER_CHOSEN}${randomBytes(16).toString('hex')}`;

/** Whether the member has yet to choose a password. */
export const isNeverChosen = (kept: string): boolean => kept.startsWith(NEVER_CHOSEN);

const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** Whether the password matches the stored one. Without a stored one it takes as long and says no. */
export async function isPassword(password: string, kept: string | null | undefined) {
  const [, ln, r, p, salt = '', key = ''] = PHC.exec(kept ?? '') ?? PHC.exec(NOBODY) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  const same = timingSafeEqual(derived, Buffer.from(key, 'base64'));
  return same && Boolean(kept);
}

/** Whether a stored password was derived at another cost than today's. */
export function isOutdated(kept: string): boolean {
  const [, ln, r, p] = PHC.exec(kept) ?? [];
  return Number(ln) !== COST.ln || Number(r) !== COST.r || Number(p) !== COST.p;
}
