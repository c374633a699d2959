/** A donor of the demo's organization who is not a member. */
export interface DemoDonor {
  name: string;
  email: string;
}

const withAddress = (name: string): DemoDonor => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@donors.example`,
});

export const STRANGERS: readonly DemoDonor[] = [
  ...[
    'Margaret Ellison',
    'Theodore Banks',
    'Rosalind Achebe',
    'Hugo Lindqvist',
    'Beatriz Monteiro',
    'Samuel Whitcombe',
    'Ingrid Solheim',
    'Desmond Okafor',
    'Clara Vandenberg',
    'Yusuf Demir',
    'Philippa Hargreaves',
    'Lucien Marchetti',
    'Nora Kilbride',
    'Walter Grimaldi',
    'Anneke de Groot',
    'Rupert Ashdown',
  ].map(withAddress),
  { name: 'Cascade Veterinary Group', email: 'giving@cascade-vets.example' },
  { name: 'Anonymous', email: '' },
];

/** Donors who give the same amount every month, up to now. */
export const MONTHLY: readonly (DemoDonor & { dollars: number; day: number; months: number })[] = [
  { ...withAddress('Eleanor Fairweather'), dollars: 25, day: 3, months: 24 },
  { ...withAddress('Gideon Marsh'), dollars: 40, day: 15, months: 14 },
  { ...withAddress('Tomasz Zielinski'), dollars: 10, day: 21, months: 9 },
];
