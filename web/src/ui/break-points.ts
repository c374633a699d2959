/** Words longer than this may break, so that no column has to be wider for one. */
const LONGEST = 16;

/** Splits a text into pieces between which a line may break without a space. Only overlong words are split. */
export const pieces = (text: string): string[] =>
  // Matches whole characters, so that none is split. A combining mark belongs to its letter.
  text.match(new RegExp(`\\s+|(?:\\S\\p{M}*){1,${LONGEST}}`, 'gu')) ?? [];

/** The pieces of an address. It breaks after the @ and the dots first. */
export const addressPieces = (email: string): string[] =>
  (email.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).flatMap(pieces);
