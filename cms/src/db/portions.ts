/** How many rows go into one statement. Both databases accept this many: SQLite takes 500 in one INSERT. */
const ROWS_AT_ONCE = 200;

/** Splits rows into portions that each fit into one statement. */
export const portionsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
