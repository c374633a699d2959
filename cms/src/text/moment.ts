/** A time as a database gives it: milliseconds or text from SQLite, a Date from PostgreSQL. */
export type Moment = string | number | Date;

/** A time as answers of the API have it: ISO 8601 in UTC. */
export const iso = (moment: Moment) => new Date(moment).toISOString();

export const isoOrNull = (moment: Moment | null) => (moment === null ? null : iso(moment));
