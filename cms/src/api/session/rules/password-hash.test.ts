import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password-hash';

describe('a stored password', () => {
  it('is salted, and says how it was made', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(one).not.toBe(two);
    expect(await Promise.all([isPassword('same', one), isPassword('same', two)])).toEqual([
      true,
      true,
    ]);
  });

  it('counts every character of a long one', async () => {
    const long = 'x'.repeat(256);
    const kept = await hashPassword(`${long}a`);
    expect(await isPassword(`${long}b`, kept)).toBe(false);
    expect(await isPassword(long, kept)).toBe(false);
  });

  it('is checked at the cost it was hashed with', async () => {
    const salt = Buffer.from('saltsaltsaltsalt');
    const key = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64');
    const kept = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64')}$${key}`;
    expect(await isPassword('old', kept)).toBe(true);
    expect(await isPassword('new', kept)).toBe(false);
  });

  it('is outdated if it was hashed at another cost', async () => {
    const [today, before] = [
      await hashPassword('x'),
      await hashPassword('x', { ln: 4, r: 8, p: 1 }),
    ];
    expect([isOutdated(today), isOutdated(before)]).toEqual([false, true]);
  });

  it.each([null, undefined, '', 'plain', '$2a$10$N9qo8uLOickgx2ZMRZoMye', 'never-chosen-x'])(
    'that is %j is nobody\u2019s, and takes as long',
    async (kept) => {
      const start = performance.now();
      expect(await isPassword('plain', kept)).toBe(false);
      expect(performance.now() - start).toBeGreaterThan(30);
    },
  );
});
