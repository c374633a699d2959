import { afterEach, describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import {
  factorSetting,
  mustSetUpFactor,
  panelNeedsPass,
  setFactorRequired,
} from './second-factor-rule';

const SINCE = '2026-11-01T09:00:00.000Z';
const member = { role: 'admin', hasSecondFactor: false, requiredSince: SINCE } as const;
const at = (time: string) => new Date(time);
const LATE = at('2027-01-01T00:00:00Z');

afterEach(() => setFactorRequired(false));

describe('a second factor', () => {
  it('is required by setting, and without one where members come by https and it is no demo', () => {
    const here = { url: 'http://localhost:1337', isDemo: false };
    const there = { url: 'https://portal.example', isDemo: false };
    expect(factorSetting(undefined, here)).toBe(false);
    expect(factorSetting('', there)).toBe(true);
    expect(factorSetting('', { ...there, isDemo: true })).toBe(false);
    expect(factorSetting('offered', there)).toBe(false);
    expect(factorSetting('required', { ...here, isDemo: true })).toBe(true);
  });

  it('has to be set up fourteen days after it was required, to the moment', () => {
    setFactorRequired(true);
    expect(mustSetUpFactor(member, at('2026-11-15T08:59:59.999Z'))).toBe(false);
    expect(mustSetUpFactor(member, at('2026-11-15T09:00:00.000Z'))).toBe(true);
  });

  it('has to be set up by admins and employees, and by nobody else', () => {
    setFactorRequired(true);
    const obliged = ROLES.filter((role) => mustSetUpFactor({ ...member, role }, LATE));
    expect([...obliged].sort()).toEqual(['admin', 'employee']);
  });

  it('is what the panel asks for after the portal’s own fourteen days, and never where it is offered', () => {
    const end = at('2026-11-15T09:00:00.000Z');
    setFactorRequired(true, at(SINCE));
    expect(panelNeedsPass(new Date(end.getTime() - 1))).toBe(false);
    expect(panelNeedsPass(end)).toBe(true);
    setFactorRequired(false, at(SINCE));
    expect(panelNeedsPass(end)).toBe(false);
  });

  it('is asked of nobody who has one, whose days have not begun, or where it is only offered', () => {
    setFactorRequired(true);
    expect(mustSetUpFactor({ ...member, hasSecondFactor: true }, LATE)).toBe(false);
    expect(mustSetUpFactor({ ...member, requiredSince: null }, LATE)).toBe(false);
    setFactorRequired(false);
    expect(mustSetUpFactor(member, LATE)).toBe(false);
  });
});
