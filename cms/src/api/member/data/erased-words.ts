import type { Core } from '@strapi/strapi';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { savedPhone, shownPhone } from '@hearthside/contract/pet/phone';
import { formatPhone } from '@hearthside/contract/phone';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';
import type { WholeMember } from '../../../auth/member-row';

/** The parts of a profile that identify one member. A city, for example, does not. */
const OWN: readonly string[] = [
  PROFILE_LABELS.email,
  PROFILE_LABELS.phoneNumber,
  PROFILE_LABELS.streetAddress,
  `${PROFILE_LABELS.email}, to be confirmed`,
];
/** Shorter ones would also be found in other members' texts. */
const SHORTEST = 6;

const phonesOf = (typed: string) => [
  typed,
  formatPhone(typed),
  savedPhone(typed),
  shownPhone(savedPhone(typed)),
  typed.replace(/\D/g, ''),
];

/**
 * A member's email addresses, phone numbers and streets, including earlier ones, in every form in which they are
 * stored.
 */
export async function erasedWords(strapi: Core.Strapi, row: WholeMember): Promise<string[]> {
  const entries: { changes: HistoryChange[] | string | null }[] = await runQuery(strapi, (knex) =>
    knex('portal_history')
      .where({ about_kind: 'member', about_id: row.id, action: 'profile' })
      .select('changes'),
  );
  const changes = entries.flatMap(({ changes: said }) =>
    typeof said === 'string' ? (JSON.parse(said) as HistoryChange[]) : (said ?? []),
  );
  const past = changes.filter(({ field }) => OWN.includes(field));
  const isPhone = ({ field }: HistoryChange) => field === PROFILE_LABELS.phoneNumber;
  const words = [
    row.email,
    row.pendingEmail ?? '',
    row.streetAddress ?? '',
    ...phonesOf(row.phoneNumber ?? ''),
    ...past.flatMap((change) =>
      isPhone(change)
        ? [...phonesOf(change.from), ...phonesOf(change.to)]
        : [change.from, change.to],
    ),
  ];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST);
}

/** The same with their name, which emails to others that still wait may contain. */
export const mailedWords = (words: readonly string[], row: WholeMember) => [...words, nameIn(row)];
