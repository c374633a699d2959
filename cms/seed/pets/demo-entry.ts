import { z } from 'zod';
import { ENTRY_LOCATIONS } from '@hearthside/contract/pet/entry';
import { addDays } from '@hearthside/contract/calendar-days';
import { NOTE, type EntryDetails } from '@hearthside/contract/pet/entry-details';
import { keyOf } from '../notation';
import { GROUNDS } from '../portraits/look';

const text = z.string().optional();
/** In a data file as `- vet: Annual check.`, by whoever wrote it. */
const texts = z.strictObject({
  vet: text,
  owner: text,
  caretaker: text,
  trustee: text,
  groomer: text,
});
const noted = texts.extend({
  /** In person where a vet writes, else by phone. */
  location: keyOf(ENTRY_LOCATIONS).optional(),
  /** So many days later it was settled. */
  outcomeDays: z.number().optional(),
  /** Its kind, where it is no note, with what an entry of the kind has. Days are counted from the entry. */
  vaccination: z
    .strictObject({ product: z.string(), batch: z.string(), dueDays: z.number() })
    .optional(),
  medication: z
    .strictObject({
      medicine: z.string(),
      dose: z.number(),
      unit: z.string(),
      times: z.array(z.string()),
      days: z.number().optional(),
    })
    .optional(),
  weight: z.number().optional(),
  visit: z.strictObject({ reason: z.string(), clinic: z.string() }).optional(),
  illness: z.strictObject({ illness: z.string(), days: z.number() }).optional(),
  /** Its photos, each by the ground on which the pet is drawn. */
  photos: z.array(keyOf(GROUNDS)).optional(),
  /** What the owner says to it. */
  comment: text,
});

/** The details of an entry of this day, as the portal stores them. */
export function detailsOn(day: string, kinds: Kinds): EntryDetails {
  const { vaccination, medication, weight, visit, illness } = kinds;
  if (vaccination) {
    const { dueDays, ...rest } = vaccination;
    return { kind: 'vaccination', ...rest, nextDue: addDays(day, dueDays) };
  }
  if (medication) {
    const { days, ...rest } = medication;
    const to = days === undefined ? null : addDays(day, days);
    return { kind: 'medication', ...rest, from: day, to };
  }
  if (weight !== undefined) return { kind: 'weight', weight };
  if (visit) return { kind: 'visit', ...visit };
  if (illness) {
    return { kind: 'illness', illness: illness.illness, until: addDays(day, illness.days) };
  }
  return NOTE;
}
type Kinds = Pick<
  z.infer<typeof noted>,
  'vaccination' | 'medication' | 'weight' | 'visit' | 'illness'
>;

/** An entry by the one who wrote it; their initials stand beside it. */
function entryOf(
  {
    location,
    outcomeDays,
    vaccination,
    medication,
    weight,
    visit,
    illness,
    photos = [],
    comment,
    ...given
  }: z.infer<typeof noted>,
  ctx: z.core.$RefinementCtx,
) {
  const writers = texts.keyof().options.filter((one) => given[one] !== undefined);
  const [by = 'owner'] = writers;
  if (writers.length !== 1) {
    const message = `It needs one of these keys: ${texts.keyof().options.join(', ')}.`;
    ctx.issues.push({ code: 'custom', message, input: given });
  }
  return {
    by,
    text: given[by] ?? '',
    kinds: { vaccination, medication, weight, visit, illness } as Kinds,
    location: location ?? (by === 'vet' ? 'in_person' : 'phone'),
    photos,
    ...(comment !== undefined && { comment }),
    ...(outcomeDays !== undefined && { outcomeDays }),
    // What a clinic has settled, it was told by mail.
    ...(by === 'vet' && outcomeDays !== undefined && { mailed: true }),
  };
}

/** What happens to pets, whenever it does. */
export const templateSchema = noted.transform(entryOf);
export type Template = z.infer<typeof templateSchema>;

/** A dated entry of a pet's record, as the demo tells it. */
export const demoEntrySchema = noted
  .extend({ daysAgo: z.number() })
  .transform(({ daysAgo, ...rest }, ctx) => ({ daysAgo, ...entryOf(rest, ctx) }));
export type DemoEntry = z.infer<typeof demoEntrySchema>;
