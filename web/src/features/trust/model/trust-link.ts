/** The state of a link to a trust's page: the query of the list it was opened from, for the way back. */
export interface TrustPageState {
  list?: string;
}

/** The id in a trust's address, if it is valid. */
export const trustIdOf = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined;
