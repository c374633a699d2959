/** The time zone of a home by its address, for the states of the United States. Must not import zod. */
import { countryName, stateName } from '../states';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** States that are not in the zone of most of their people are named with it; those of two zones go by the larger part. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  [EASTERN]: [
    'Connecticut',
    'Delaware',
    'District of Columbia',
    'Florida',
    'Georgia',
    'Kentucky',
    'Maine',
    'Maryland',
    'Massachusetts',
    'New Hampshire',
    'New Jersey',
    'New York',
    'North Carolina',
    'Ohio',
    'Pennsylvania',
    'Rhode Island',
    'South Carolina',
    'Vermont',
    'Virginia',
    'West Virginia',
  ],
  'America/Detroit': ['Michigan'],
  'America/Indiana/Indianapolis': ['Indiana'],
  [CENTRAL]: [
    'Alabama',
    'Arkansas',
    'Illinois',
    'Iowa',
    'Kansas',
    'Louisiana',
    'Minnesota',
    'Mississippi',
    'Missouri',
    'Nebraska',
    'North Dakota',
    'Oklahoma',
    'South Dakota',
    'Tennessee',
    'Texas',
    'Wisconsin',
  ],
  [MOUNTAIN]: ['Colorado', 'Montana', 'New Mexico', 'Utah', 'Wyoming'],
  'America/Boise': ['Idaho'],
  'America/Phoenix': ['Arizona'],
  [PACIFIC]: ['California', 'Nevada', 'Oregon', 'Washington'],
  'America/Anchorage': ['Alaska'],
  'Pacific/Honolulu': ['Hawaii'],
};

const BY_STATE = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

/** The zone of a home in the United States; null where the address does not tell. */
export function zoneOfHome({ state, country }: { state: string; country: string }): string | null {
  if (countryName(country) !== 'United States') return null;
  return BY_STATE.get(stateName(state, country)) ?? null;
}

/** The states that have a zone, for the test that all have. */
export const ZONED_STATES: readonly string[] = [...BY_STATE.keys()];
