/** As many rows as any of the two databases takes at once: SQLite takes 500 in one INSERT. */
const ROWS_AT_ONCE = 200;

/** Rows in portions of which each fits into one statement, however many there are. */
export const portionsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
