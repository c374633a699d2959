import { ROLES } from '@hearthside/contract/access';
import { z } from 'zod';
import { memberName } from './people';
import { readData } from './read-data';

/** What has happened to the demo's people since they joined; people by the name of their email address. */
const happeningsSchema = z.strictObject({
  /** Who is shown under Featured. */
  featured: z.array(memberName),
  /** Who would rather not show something in the directory. */
  hides: z.array(
    z.strictObject({ who: memberName, showEmail: z.boolean(), showCity: z.boolean() }),
  ),
  /** Who began as something else, and why that changed. */
  roleChanges: z.array(
    z.strictObject({ who: memberName, from: z.enum(ROLES), reason: z.string() }),
  ),
  /** Who was invited and has not come yet, and how many days ago. */
  invited: z.array(
    z.strictObject({
      first: z.string(),
      last: z.string(),
      role: z.enum(ROLES),
      daysAgo: z.number(),
    }),
  ),
  /** Who was deleted and can still be brought back. */
  deleted: z.strictObject({ who: memberName, daysAgo: z.number() }),
  /** Trusts and who is assigned to each. */
  trusts: z.array(z.strictObject({ name: z.string(), people: z.array(memberName) })),
});

export const {
  featured: FEATURED,
  hides: HIDES,
  roleChanges: ROLE_CHANGES,
  invited: INVITED,
  deleted: DELETED,
  trusts: TRUSTS,
} = readData('people/happenings', happeningsSchema);

/** A trust in a data file: by its name. */
export const trustName = z.string().refine((trust) => TRUSTS.some(({ name }) => name === trust), {
  error: ({ input }) => `No demo trust is called ${String(input)}.`,
});
