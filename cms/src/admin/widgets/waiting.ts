/** Something to do, and where: in the panel (`to`) or in the portal (`href`). */
export type Waiting = {
  id: string;
  text: string;
  /** Good to know, but not urgent. */
  calm?: boolean;
} & ({ to: string } | { href: string });

export type Get = <Data>(address: string) => Promise<{ data: Data }>;

/** The state of an entry: not published, or published with unpublished changes. */
export type Standing = 'draft' | 'published-modified';

/** A field that is filled in or empty, written `relation][field` for a relation, or the state of the entry. */
export type Filter =
  readonly [field: string, is: '$null' | '$notNull'] | readonly [field: '__status', is: Standing];

/** The panel's list of a type, with filters that editors can see and remove. */
export function filteredList(uid: string, filters: readonly Filter[], sort: string): string {
  const asked = filters.map(([field, is], at) => {
    const said = field === '__status' ? `[$eq]=${is}` : `[${is}]=true`;
    return `filters[$and][${at}][${field}]${said}`;
  });
  return `/content-manager/collection-types/${uid}?${[`sort=${sort}`, ...asked].join('&')}`;
}

interface Found<Row> {
  results: Row[];
  pagination: { total: number };
}

/** How many entries such a list has, and the first one. */
export async function firstOf<Row>(get: Get, list: string) {
  const { data } = await get<Found<Row>>(`${list}&page=1&pageSize=1`);
  return { first: data.results[0], total: data.pagination.total };
}
