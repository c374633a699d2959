/** The message for a number that somebody elsewhere could not dial. */
export const PHONE_WITHOUT_AREA = 'Enter the phone number with its area code';

/**
 * A phone number in display format: `+1 (503) 555-0142` for a North American number of ten digits (or eleven with the
 * leading 1). Anything else stays as it was typed. Part 1 §5.5.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const foreign = typed.trim().startsWith('+') && digits.length !== 11;
  if (national.length !== 10 || foreign) return typed.trim();
  return `+1 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
}

/**
 * The link that dials a number. Null if the text is not just a number, such as one with an extension or with letters:
 * no link is better than one that calls somebody else.
 */
export function dialLink(typed: string): string | null {
  const number = typed.trim();
  if (!/^\+?[\d\s().-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}
