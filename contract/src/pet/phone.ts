import { formatPhone } from '../phone';

/** The longest phone number there is (ITU-T E.164). */
export const PHONE_DIGITS_MAX = 15;
export const PHONE_TOO_LONG = `At most ${PHONE_DIGITS_MAX} digits`;

/**
 * Digits as they are kept: a North American number of ten gets its leading 1 (part 1 §5.5). One that was
 * typed with its country code lacks nothing.
 */
export function savedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 10 && !typed.trim().startsWith('+') ? `1${digits}` : digits;
}

/**
 * Kept digits as they would be typed to be kept the same: those of ten came with a foreign country code, or
 * they would be eleven, and so did longer ones.
 */
export const typedPhone = (kept: string): string =>
  /^(\d{10}|[1-9]\d{11,})$/.test(kept) ? `+${kept}` : kept;

/** Kept digits as people read them. */
export const shownPhone = (kept: string): string => formatPhone(typedPhone(kept));
