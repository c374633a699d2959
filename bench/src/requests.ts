/** One question, as it is put to each server. */
export interface Question {
  portal: string;
  stock: string;
}

/** Stock content types have no folded name. First name, then last name sorts the bench's people the same way. */
const IN_ORDER = 'sort=firstName,lastName,id&populate=role';
const CONFIRMED = 'filters[confirmed][$eq]=true';
const ofRole = (role: string) => `filters[role][type][$eq]=${role}&${CONFIRMED}`;
const page = (number: number) => `pagination[page]=${number}&pagination[pageSize]=10`;

const stockList = (filters: string, number = 1) =>
  `/api/people?${filters}&${IN_ORDER}&${page(number)}`;
const portalList = (filters: string, number = 1) =>
  `/api/users?page=${number}&limit=10${filters}&sort=name_asc`;

const matching = (text: string) =>
  ['firstName', 'lastName', 'email']
    .map((field, index) => `filters[$or][${index}][${field}][$containsi]=${text}`)
    .join('&');

const byEmail = (filters: string) =>
  `/api/people?${filters}&sort=email,id&populate=role&${page(1)}`;
const directory = (filters: string, sort = 'name_asc') =>
  `/api/directory?page=1&limit=10${filters}&sort=${sort}`;

const roleTab = (role: string, number = 1): Question => ({
  portal: portalList(`&role=${role}`, number),
  stock: stockList(ofRole(role), number),
});

/** The headline: the first page of a role's tab. */
export const HEADLINE = roleTab('pet_owner');

/** The same question to the stock users-permissions controller, which counts nothing. */
export const STOCK_USERS = `/api/users?${ofRole('pet_owner')}&${IN_ORDER}&start=0&limit=10`;

const TABS = ['employee', 'pet_owner', 'caretaker', 'veterinarian', 'attorney', 'trustee'];

/** What else is requested of a list. Each entry is measured with all its questions in turn. */
export const BESIDE: Record<string, Question[]> = {
  'all users': [{ portal: portalList(''), stock: stockList(CONFIRMED) }],
  'page 50 of all': [{ portal: portalList('', 50), stock: stockList(CONFIRMED, 50) }],
  'search “hale”': [
    {
      portal: portalList('&search=hale'),
      stock: stockList(`${CONFIRMED}&${matching('hale')}`),
    },
  ],
  'users by email': [
    {
      portal: '/api/users?page=1&limit=10&sort=email_asc',
      stock: byEmail(CONFIRMED),
    },
  ],
  'directory: a tab': [
    { portal: directory('&role=caretaker'), stock: stockList(ofRole('caretaker')) },
  ],
  'directory: a tab by email': [
    { portal: directory('&role=foster', 'email_asc'), stock: byEmail(ofRole('foster')) },
  ],
  'directory: search “hale” in a tab': [
    {
      portal: directory('&role=caretaker&search=hale'),
      stock: stockList(`${ofRole('caretaker')}&${matching('hale')}`),
    },
  ],
  'directory: featured': [
    {
      portal: directory('&role=featured'),
      stock: stockList(`filters[featured][$eq]=true&${CONFIRMED}`),
    },
  ],
  'six tabs, four pages each': TABS.flatMap((role) => [1, 2, 3, 4].map((n) => roleTab(role, n))),
};

export const BARE = '/api/bare';
