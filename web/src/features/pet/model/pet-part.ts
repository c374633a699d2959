/** What a pet's page consists of below its head, in the order of need. */
const PET_PARTS = ['due', 'record', 'photos', 'documents', 'people', 'about'] as const;
export type PetPart = (typeof PET_PARTS)[number];

/** The parts on the tabs of a phone. */
export const PET_PART_LABELS: Record<PetPart, string> = {
  due: 'Due',
  record: 'Record',
  photos: 'Photos',
  documents: 'Documents',
  people: 'People',
  about: 'About',
};

/** What a phone opens with: most animals have nothing due. */
const USUAL: PetPart = 'record';

/** The part that an address asks for. One without a part, or with one that does not exist, means the usual one. */
export const petPartIn = (params: URLSearchParams): PetPart =>
  PET_PARTS.find((part) => part === params.get('part')) ?? USUAL;

/** The same address with another part. The usual one is not written, so that a pet has one plain address. */
export function withPetPart(params: URLSearchParams, part: PetPart): URLSearchParams {
  const next = new URLSearchParams(params);
  if (part === USUAL) next.delete('part');
  else next.set('part', part);
  return next;
}
