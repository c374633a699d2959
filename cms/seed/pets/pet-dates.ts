import type { PaperKind } from '../papers/paper';
import { joinedAt } from '../seed-members';
import { foundedAt } from '../seed-happenings';
import type { DemoPet } from './demo-pet';
import { chance } from './chance';
import { entriesOf, type DemoEntry } from './entries';
import { contactOf, personOf } from './people-around';
import { PETS } from './pets';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const latest = (...dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
const after = (date: Date, time: number) => new Date(date.getTime() + time);

/** When a pet's record was created: after its owner was verified, one pet after the other, most of them early. */
export function madeAt(pet: DemoPet, now: number): Date {
  const siblings = PETS.filter(({ owner }) => owner === pet.owner);
  const share = siblings.indexOf(pet) / siblings.length;
  const from = joinedAt(personOf(pet.owner), now).getTime() + 3 * DAY;
  return new Date(from + (now - 8 * DAY - from) * share ** 1.6 + siblings.indexOf(pet) * HOUR);
}

/** When the last of the members around a pet could be linked: two days after they joined. */
function allThereAt(pet: DemoPet, now: number): Date {
  const around = [
    ...Object.values(pet.team ?? {}),
    ...Object.values(pet.formerly?.team ?? {}),
    ...(pet.providers ?? []).map(([, who]) => who),
  ];
  const members = around.flatMap((who) => contactOf(who).member ?? []);
  const dates = members.map((who) => after(joinedAt(personOf(who), now), 2 * DAY));
  return latest(new Date(0), ...dates);
}

/** When its trust, team and providers were filled in: once trust and people were there. */
export function peopledAt(pet: DemoPet, now: number): Date {
  const made = latest(after(madeAt(pet, now), 2 * HOUR), allThereAt(pet, now));
  return pet.trust === undefined ? made : latest(made, after(foundedAt(pet.trust, now), DAY));
}

/** When someone corrected it. */
export const correctedAt = (pet: DemoPet, daysAgo: number, now: number) =>
  latest(new Date(now - daysAgo * DAY), after(peopledAt(pet, now), DAY));

/** When an entry was written: on its day, or with the record if it is about the time before. */
export function writtenAt(pet: DemoPet, entry: DemoEntry, now: number): Date {
  const place = entriesOf(pet).length - entriesOf(pet).indexOf(entry);
  const day = new Date(now - entry.daysAgo * DAY);
  return latest(day, after(madeAt(pet, now), HOUR + place * 60_000));
}

/** The words by which an entry mentions the origin of a document. */
const TOLD_BY: Partial<Record<PaperKind, RegExp>> = {
  adoption: /^Adopted/,
  vaccination: /booster|vaccin/i,
  xray: /x-ray/i,
  bloodwork: /panel|blood/i,
};

/**
 * The date of a document and when it was added: the day after the entry that mentions it, if there is one. What is
 * older than the pet's record was added with it.
 */
export function paperDates(pet: DemoPet, kind: PaperKind, now: number): { of: Date; added: Date } {
  const papers = pet.papers ?? [];
  const made = madeAt(pet, now).getTime();
  const withRecord = new Date(made + 3 * HOUR + papers.indexOf(kind) * 60_000);
  const words = TOLD_BY[kind];
  const told = words && entriesOf(pet).find(({ text, daysAgo }) => daysAgo > 2 && words.test(text));
  if (told) {
    const of = new Date(now - told.daysAgo * DAY);
    return { of, added: latest(withRecord, after(of, DAY)) };
  }
  const share = (papers.indexOf(kind) + 0.5) / (papers.length + 1);
  const added = latest(withRecord, new Date(made + (now - 2 * DAY - made) * share ** 1.3));
  const roll = chance(kind + pet.name)();
  const daysBefore = kind === 'adoption' ? 120 + roll * 100 : 1 + roll * 6;
  return { of: new Date(added.getTime() - daysBefore * DAY), added };
}
