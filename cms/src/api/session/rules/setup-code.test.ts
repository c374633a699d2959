import { describe, expect, it } from 'vitest';
import { isSetupCode, setupCode } from './setup-code';

describe('the code of a setup', () => {
  const code = setupCode('the key of this installation', 'a seed');

  it('is four groups without letters that look like digits', () => {
    expect(code).toMatch(/^([A-HJKMNP-TV-Z\d]{5}-){3}[A-HJKMNP-TV-Z\d]{5}$/);
  });

  it('is the same on every server, and another one for another key or seed', () => {
    expect(setupCode('the key of this installation', 'a seed')).toBe(code);
    expect(setupCode('another key', 'a seed')).not.toBe(code);
    expect(setupCode('the key of this installation', 'another seed')).not.toBe(code);
  });

  it('is known in small letters, without hyphens and with blanks around it', () => {
    expect(isSetupCode(` ${code.toLowerCase().replaceAll('-', ' ')} `, code)).toBe(true);
  });

  it.each(['', code.slice(1), `${code}A`, code.slice(0, 5), 'wrong'])(
    'is not taken for %j',
    (typed) => expect(isSetupCode(typed, code)).toBe(false),
  );
});
