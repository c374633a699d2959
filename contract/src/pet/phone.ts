import { formatPhone } from '../phone';

/** The most digits in a phone number (ITU-T E.164). */
export const PHONE_DIGITS_MAX = 15;
export const PHONE_TOO_LONG = `At most ${PHONE_DIGITS_MAX} digits`;

/**
 * Digits as they are stored: a North American number of ten gets its leading 1 (part 1 §5.5). A number that was typed
 * with a country code stays unchanged.
 */
export function savedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 10 && !typed.trim().startsWith('+') ? `1${digits}` : digits;
}

/**
 * Stored digits in a form that would be stored the same again. Ten digits must have come with a foreign country code,
 * otherwise they would be eleven. So must longer numbers.
 */
export const typedPhone = (kept: string): string =>
  /^(\d{10}|[1-9]\d{11,})$/.test(kept) ? `+${kept}` : kept;

/** Stored digits in display format. */
export const shownPhone = (kept: string): string => formatPhone(typedPhone(kept));
