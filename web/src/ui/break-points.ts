/** Longer words than this may break; no column has to be wider for one. */
const LONGEST = 16;

/** The pieces of a text between which a line may break though no space is there: within endless words only. */
export const pieces = (text: string): string[] =>
  // Whole characters, so that none is torn in two; a mark over a letter belongs to it.
  text.match(new RegExp(`\\s+|(?:\\S\\p{M}*){1,${LONGEST}}`, 'gu')) ?? [];

/** The pieces of an address: it breaks after the @ and the dots first of all. */
export const addressPieces = (email: string): string[] =>
  (email.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).flatMap(pieces);
