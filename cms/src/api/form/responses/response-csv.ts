import type { Core } from '@strapi/strapi';
import { STATUS_TEXTS } from '@hearthside/contract/form/fields';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { csvLines } from '../../../text/csv-lines';
import { RESPONSE_UID, type ResponseRow } from '../data/form-row';
import { responseCells, responseColumns } from '../rules/response-columns';
import { sentAnswers } from './sent-responses';
import type { AskedVersion } from '../rules/statistics-of';
import { iso, type Moment } from '../../../text/moment';

/** How many responses are read at a time: an export must not hold all of them in memory. */
const CHUNK = 200;

const HEADINGS = [
  PROFILE_LABELS.firstName,
  PROFILE_LABELS.lastName,
  PROFILE_LABELS.email,
  'Status',
  'Sent (UTC)',
  'Version',
];

interface Sender {
  deletedAt: Moment | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}
type Row = ResponseRow & { member: Sender | null };

const minute = (at: Moment) => iso(at).slice(0, 16).replace('T', ' ');

/**
 * Responses as CSV, in the order of their ids. Begins with a byte order mark, by which spreadsheets recognize UTF-8.
 */
export async function* responseCsv(
  strapi: Core.Strapi,
  versions: readonly AskedVersion[],
  ids: readonly number[],
) {
  const columns = responseColumns(versions);
  const asked = new Map(versions.map((version) => [version.number, version]));
  yield `\ufeff${csvLines([[...HEADINGS, ...columns.map(({ heading }) => heading)]])}`;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const wanted = ids.slice(at, at + CHUNK);
    const found: Row[] = await strapi.db.query(RESPONSE_UID).findMany({
      where: { id: { $in: wanted }, deletedAt: null },
      populate: { member: { select: ['firstName', 'lastName', 'email', 'deletedAt'] } },
    });
    const rows = new Map(found.map((row) => [row.id, row]));
    // Responses that were deleted meanwhile, or whose member was, are left out.
    const here = wanted
      .flatMap((id) => rows.get(id) ?? [])
      .filter(({ member }) => (member?.deletedAt ?? null) === null);
    const lines = here.map((row) => {
      const { version, answers } = sentAnswers(row);
      return [
        row.member?.firstName ?? '',
        row.member?.lastName ?? '',
        row.member?.email ?? '',
        STATUS_TEXTS[row.standing],
        minute(row.submittedAt ?? row.createdAt),
        String(version),
        ...responseCells(columns, asked.get(version), answers),
      ];
    });
    if (lines.length > 0) yield csvLines(lines);
  }
}
