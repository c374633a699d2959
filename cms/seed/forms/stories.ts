import { z } from 'zod';
import { FORM_ROLES, type FormRole } from '@hearthside/contract/form/fields';
import { byKey, keyOf } from '../notation';
import { memberName, PEOPLE } from '../people';
import { readData } from '../read-data';
import { nickname } from '../seed-members';
import { personOf } from '../pets/people-around';
import type { Flaws } from './answers';
import type { DemoForm } from './demo-form';
import { FORMS, INTAKES } from './form-files';

/** When something was done: this many days before now, or this many hours after its person joined. */
type When = { daysAgo: number } | { hoursIn: number };

/** What was done with a response. */
export type Step = When &
  (
    | { did: 'kept'; share: number }
    | { did: 'sent'; flaws?: Flaws }
    | { did: 'approved'; by?: Admin }
    | { did: 'rejected'; by?: Admin; message: string }
    | { did: 'deleted'; by?: Admin }
  );
type Admin = 'amara' | 'jonas';

/** A person's response to a form, from the first answer on. */
export interface Story {
  form: DemoForm;
  who: string;
  /** The role they had then, if it was another. */
  role?: FormRole;
  steps: readonly Step[];
}

const WHEN = /^(\d+(?:\.\d+)?) (?:days? (ago)|hours? in)$/;
/** As `12 days ago`, or `3 hours in`: after they joined. */
const when = z.string().transform((text, ctx): When => {
  const [, count, ago] = WHEN.exec(text) ?? [];
  if (count !== undefined) return ago ? { daysAgo: Number(count) } : { hoursIn: Number(count) };
  const message = 'It has to be said as "12 days ago" or as "3 hours in".';
  ctx.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});
const admin = z.enum(['amara', 'jonas']);

/** What was done, in a data file as `- sent: 12 days ago`. */
const step = byKey({
  kept: z
    .strictObject({ kept: when, share: z.number().max(1) })
    .transform(({ kept, share }): Step => ({ ...kept, did: 'kept', share })),
  sent: z
    .strictObject({ sent: when, flaws: z.record(z.string(), z.string()).default({}) })
    .transform(({ sent, flaws }): Step => ({ ...sent, did: 'sent', flaws })),
  approved: z
    .strictObject({ approved: when, by: admin.default('amara') })
    .transform(({ approved, by }): Step => ({ ...approved, did: 'approved', by })),
  rejected: z
    .strictObject({ rejected: when, by: admin.default('jonas'), message: z.string() })
    .transform(({ rejected, by, message }): Step => ({
      ...rejected,
      did: 'rejected',
      by,
      message,
    })),
  deleted: z
    .strictObject({ deleted: when, by: admin.default('amara') })
    .transform(({ deleted, by }): Step => ({ ...deleted, did: 'deleted', by })),
});

export const storiesSchema = z.strictObject({
  /** Whose way in was not the straight one. */
  otherWaysIn: z.array(memberName),
  stories: z.array(
    z.strictObject({
      form: keyOf(FORMS).transform((name): DemoForm => FORMS[name]),
      who: memberName,
      role: z.enum(FORM_ROLES).optional(),
      steps: z.array(step),
    }),
  ),
});
const { otherWaysIn, stories } = readData('forms/stories', storiesSchema);

const intakeOf = (who: string): DemoForm => {
  const form = INTAKES.find(({ roles }) => roles.some((role) => role === personOf(who).role));
  if (!form) throw new Error(`${who} has no intake form.`);
  return form;
};

/** Filled out on the evening they joined, and approved the next morning along with their verification. */
const straightIn: Story[] = PEOPLE.map((person, place) => ({
  person,
  who: nickname(person),
  place,
}))
  .filter(
    ({ person, who }) =>
      FORM_ROLES.some((role) => role === person.role) && !otherWaysIn.includes(who),
  )
  .map(({ who, place }) => ({
    form: intakeOf(who),
    who,
    steps: [
      { did: 'sent', hoursIn: 2 + (place % 5) },
      { did: 'approved', hoursIn: 17 + (place % 6), by: place % 3 === 0 ? 'jonas' : 'amara' },
    ],
  }));

/** What became of all forms. */
export const STORIES: readonly Story[] = [...straightIn, ...stories];
