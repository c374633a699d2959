import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

/** Members of the portal. Their number doesn't matter here. */
const MEMBERS = 200;
/** The donations are spread over this many months, however many there are. */
const MONTHS = 48;
const SINCE = Date.UTC(2022, 0, 1);
const STATES = ['completed', 'completed', 'completed', 'pending', 'failed', 'cancelled'] as const;
const NAMES = ['Abel', 'Brandt', 'Castro', 'Dahl', 'Ekman', 'Farrow', 'Gomez', 'Hale', 'Ivers'];

interface Words {
  searchWords(...texts: string[]): string[];
}

/** A name that the same number of donations have at every size. */
export const RARE_NAME = 'Marmaduke';
const RARE = 20;

function giftOf(id: number, size: number) {
  const at = new Date(SINCE);
  at.setUTCMonth((id * 7) % MONTHS, 1 + (id % 28));
  const rare = id % Math.floor(size / RARE) === 0 ? ` ${RARE_NAME}` : '';
  const donor_name = `${NAMES[id % NAMES.length]} ${(id * 7919) % size}${rare}`;
  return {
    id,
    document_id: `don${id.toString(36).padStart(16, '0')}`,
    published_at: SINCE,
    created_at: at.getTime(),
    updated_at: at.getTime(),
    donor_name,
    name_key: donor_name.toLowerCase(),
    donor_email: `donor${id}@bench.example`,
    amount: 500 + ((id * 7919) % 50_000),
    is_recurring: id % 5 === 0,
    payment_state: STATES[id % STATES.length] as string,
    given_at: at.getTime(),
    given_on: at.toISOString().slice(0, 10),
    transaction_id: `TRX${id}`,
    source: 'givebutter',
    method: 'card',
    revision: 1,
    set_by_hand: false,
    said_at: at.getTime(),
    campaign_code: 'BENCH',
  };
}

/** Fills a portal database with this many donations, their totals and the words they are found by. */
export async function fillDonations(database: Database, size: number) {
  await fillPortal(database, people(MEMBERS));
  const { searchWords } = requireFromCms(
    path.join(PATHS.cms, 'dist/src/search/search-words.js'),
  ) as Words;
  const gifts = Array.from({ length: size }, (_, index) => giftOf(index + 1, size));
  insert(database, 'portal_donations', gifts);
  insert(
    database,
    'donation_terms',
    gifts.map(({ id, donor_name, donor_email, transaction_id }) => ({
      rowid: id,
      words: searchWords(donor_name, donor_email, transaction_id).join(' '),
    })),
  );
  database
    .prepare(
      `insert into portal_donation_months (document_id, month, payment_state, cents, gifts)
         select 'mon' || substr(given_on, 1, 7) || payment_state, substr(given_on, 1, 7), payment_state,
           sum(amount), count(*) from portal_donations group by 2, 3`,
    )
    .run();
}
