/** Where a pet's page knows the list it was opened from: its address's query, to go back to. */
export interface PetPageState {
  list?: string;
}

/** The address of a pet's page. */
export const petPath = (id: number) => `/pet-records?petId=${id}`;

/** The id an address names; what could not be one reads like that of a pet that does not exist. */
export const petIdOf = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : 0;
