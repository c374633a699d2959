import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import { dayIn } from '@hearthside/contract/calendar-days';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import * as office from '../../../office/office';
import { csvLines } from '../../../text/csv-lines';
import { roleIn, addressIn, selectMembers, type MemberRow } from '../../../auth/member-row';

/** How many members are read at a time: an export of everyone must not hold everyone in memory. */
const CHUNK = 500;

const HEADINGS = [
  PROFILE_LABELS.firstName,
  PROFILE_LABELS.lastName,
  PROFILE_LABELS.email,
  PROFILE_LABELS.phoneNumber,
  'Role',
  'Verified',
  'Featured',
  'Date joined',
  PROFILE_LABELS.streetAddress,
  PROFILE_LABELS.city,
  PROFILE_LABELS.state,
  PROFILE_LABELS.zipCode,
  PROFILE_LABELS.country,
];

const yes = (is: unknown) => (is ? 'Yes' : 'No');

function cellsOf(row: MemberRow, zone: string): string[] {
  const { streetAddress, city, state, zipCode, country } = addressIn(row);
  return [
    row.firstName,
    row.lastName,
    row.email,
    row.phoneNumber ?? '',
    ROLE_LABELS[roleIn(row)].one,
    yes(row.verified),
    yes(row.featuredAt),
    dayIn(zone, new Date(row.createdAt)),
    streetAddress,
    city,
    state,
    zipCode,
    country,
  ];
}

/** Members as CSV, in the order of their ids. Begins with a byte order mark, by which spreadsheets recognize UTF-8. */
export async function* usersCsv(strapi: Core.Strapi, ids: readonly number[]) {
  const zone = await office.timeZone(strapi);
  yield `\ufeff${csvLines([HEADINGS])}`;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const wanted = ids.slice(at, at + CHUNK);
    const found = await selectMembers(strapi.db.connection).whereIn('u.id', wanted);
    const rows = new Map(found.map((row) => [row.id, row]));
    // Members who were erased meanwhile are left out.
    const here = wanted.flatMap((id) => rows.get(id) ?? []);
    if (here.length > 0) yield csvLines(here.map((row) => cellsOf(row, zone)));
  }
}
