/** The state of a link to a pet's page: the query of the list it was opened from, for the way back. */
export interface PetPageState {
  list?: string;
}

/** The id in an address. An invalid one is read like that of a pet that does not exist. */
export const petIdOf = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : 0;
