import {
  CARE_TEXTS,
  unfinished,
  type CareTeamRow,
  type ProviderRow,
} from '@hearthside/contract/pet/care';
import { isEmptyRow, missingParts, type ContactRow } from '@hearthside/contract/pet/contact-row';
import { refuse } from '../../../http/refuse';

/** What has to be written so that the saved rows become the given ones. */
export interface PeoplePlan<Given> {
  add: Given[];
  change: { id: number; to: Given }[];
  remove: number[];
}

interface Saved {
  id: number;
}

/** A row of another pet is answered as if it did not exist. */
const notTheirs = () => refuse.notFound('This person is no longer on the pet\u2019s page.');

const ownId = (saved: readonly Saved[], id: number | undefined): number | undefined => {
  if (id === undefined || id < 0) return undefined;
  if (!saved.some((row) => row.id === id)) throw notTheirs();
  return id;
};

/**
 * Compares the given team with the saved one. A team has one row per role, so rows are matched by role. Empty rows
 * are dropped, partly filled ones refused (part 1 §5.5).
 */
export function planTeam(
  saved: readonly (Saved & { role: string })[],
  given: readonly CareTeamRow[],
): PeoplePlan<CareTeamRow> {
  const details: Record<string, string> = {};
  const kept = given.filter((row) => !isEmptyRow(row));
  for (const { id } of given) ownId(saved, id);
  for (const row of kept) {
    for (const part of missingParts(row)) {
      details[`careTeam.${row.role}.${part}`] = CARE_TEXTS.required;
    }
  }
  const late = kept.filter((row) => missingParts(row).length > 0).map(({ role }) => role);
  if (late.length > 0) throw refuse.badInput(unfinished(late), details);
  if (new Set(kept.map(({ role }) => role)).size < kept.length) {
    throw refuse.badInput('A care team can have only one person in each role.');
  }
  const ofRole = new Map(saved.map(({ role, id }) => [role, id]));
  const change = kept.flatMap((to) => {
    const id = ofRole.get(to.role);
    return id === undefined ? [] : [{ id, to }];
  });
  return {
    change,
    add: kept.filter(({ role }) => !ofRole.has(role)),
    remove: saved.filter(({ role }) => !kept.some((row) => row.role === role)).map(({ id }) => id),
  };
}

const isNamed = (row: ContactRow) => Boolean(row.firstName || row.lastName);

/** Compares the given providers with the saved ones. Each has a name; empty rows are dropped. */
export function planProviders(
  saved: readonly Saved[],
  given: readonly ProviderRow[],
): PeoplePlan<ProviderRow> {
  const details: Record<string, string> = {};
  given.forEach((row, place) => {
    if (!isEmptyRow(row) && !isNamed(row))
      details[`serviceProviders.${place}.name`] = CARE_TEXTS.required;
  });
  if (Object.keys(details).length > 0) {
    throw refuse.badInput('Please give every service provider a name.', details);
  }
  const plan: PeoplePlan<ProviderRow> = { add: [], change: [], remove: [] };
  for (const to of given) {
    const id = ownId(saved, to.id);
    if (isEmptyRow(to)) continue;
    if (id === undefined) plan.add.push(to);
    else if (plan.change.some((one) => one.id === id)) throw notTheirs();
    else plan.change.push({ id, to });
  }
  plan.remove = saved
    .filter(({ id }) => !plan.change.some((one) => one.id === id))
    .map(({ id }) => id);
  return plan;
}
