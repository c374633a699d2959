import { randomInt } from 'node:crypto';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { hashSecret } from './secret';

/** Letters and digits that nobody confuses on paper: no I, L, O, U, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 16 of 30 characters are 78 bits, which nobody guesses from a hash either. */
const LENGTH = 16;

const makeCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New recovery codes, as they are checked: without hyphens. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTOR.recoveryCodes }, makeCode);

/** A recovery code as it is shown: in four groups. */
export const shownRecoveryCode = (code: string): string =>
  (code.match(/.{4}/g) ?? [code]).join('-');

/** What is stored of a recovery code. */
export const hashRecoveryCode = hashSecret;
