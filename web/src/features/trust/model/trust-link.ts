/** Where a trust's page knows the list it was opened from: its address's query, to go back to. */
export interface TrustPageState {
  list?: string;
}

/** The id a trust's address names, if it could be one. */
export const trustIdOf = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined;
