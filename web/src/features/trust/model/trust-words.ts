/** How many people, in words: 'Nobody yet', '1 person', '12 people'. */
export const peopleCount = (count: number) =>
  count === 0 ? 'Nobody yet' : count === 1 ? '1 person' : `${count} people`;

/** How many pets, in words: 'No pets yet', '1 pet', '3 pets'. */
export const petCount = (count: number) =>
  count === 0 ? 'No pets yet' : count === 1 ? '1 pet' : `${count} pets`;

/** How many trusts, in words. */
export const trustCount = (count: number) => (count === 1 ? '1 trust' : `${count} trusts`);
