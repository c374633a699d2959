import { z } from 'zod';
import { ENTRY_LOCATIONS } from '@hearthside/contract/pet/entry';
import { keyOf } from '../notation';

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
});

/** An entry by the one who wrote it; their initials stand beside it. */
function entryOf(
  { location, outcomeDays, ...given }: z.infer<typeof noted>,
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
    location: location ?? (by === 'vet' ? 'in_person' : 'phone'),
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
