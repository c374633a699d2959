import { z } from 'zod';
import { LIBRARY_CATEGORIES } from '../access';
import { endpoint } from '../endpoint';

/** How many changes since yesterday are counted at most. */
export const CHANGES_COUNTED = 100;

const one = { id: z.number(), name: z.string() };

/** A new member's first steps (ruling 2), and for everyone else what they came for and what is waiting for them. */
export const home = z.object({
  checklist: z.array(
    z.object({
      step: z.enum(['profile', 'forms', 'verification']),
      done: z.boolean(),
    }),
  ),
  attention: z.array(
    z.object({
      kind: z.enum([
        ...(['second_factor_due'] as const),
        ...(['complete_profile', 'unread_messages', 'rejected_forms', 'open_forms'] as const),
        ...(['verify_members', 'review_submissions', 'confirm_appointments'] as const),
        ...(['lapsing_memberships', 'pending_donations', 'membership_due'] as const),
        ...(['membership_grace', 'membership_lapsed', 'coming_appointment'] as const),
        ...(['waiting_room', 'waiting_chats'] as const),
      ]),
      count: z.number(),
      /** Leads to all that are counted, and to nothing else. */
      link: z.string(),
      /** Details in words: a day, a place. Empty if the count says it all. */
      detail: z.string(),
      /**
       * The first of them by name, each with a link to it. `note` says in words what it is about. `revision` names the
       * state of a submission, so that a decision on it is refused once it was sent again. `wish` is what the member of a
       * confirmed appointment asks for.
       */
      first: z
        .array(
          z.object({
            ...one,
            link: z.string(),
            note: z.string(),
            revision: z.string().optional(),
            wish: z.enum(['move', 'cancel']).optional(),
          }),
        )
        .default([]),
    }),
  ),
  /** The pets a member is linked to, the last to have had an entry first, and how many they are in all. */
  pets: z.object({
    first: z.array(
      z.object({
        ...one,
        breed: z.string(),
        picture: z.string().nullable(),
        /** Its latest entry: the day, where it took place in words, how it begins, and the initials of its writer. */
        last: z
          .object({ date: z.string(), place: z.string(), text: z.string(), by: z.string() })
          .nullable(),
        /**
         * Its open care task with the earliest due: the next occurrence or, where it is overdue, the latest that is past.
         * `when` is its day and time in words, 'Thu, Nov 26, 2026, 8:00 AM', by the clocks of `zone`, its home.
         */
        next: z
          .object({
            text: z.string(),
            when: z.string(),
            isOverdue: z.boolean(),
            taskId: z.number(),
            day: z.string(),
            time: z.string().nullable(),
            zone: z.string(),
          })
          .nullable()
          .default(null),
      }),
    ),
    total: z.number(),
  }),
  /** How many of the care tasks of one’s own animals are open today. Nothing where there are none. */
  care: z.object({ open: z.number() }).nullable().default(null),
  /** The last chats with unread messages: who wrote the last one, and how it begins. */
  unread: z.array(
    z.object({ ...one, from: z.string(), text: z.string(), at: z.string(), count: z.number() }),
  ),
  /**
   * The newest items of their library for those who mostly read, and how many are new in it. Nothing where none is.
   */
  library: z
    .object({
      first: z.array(z.object({ ...one, category: z.enum(LIBRARY_CATEGORIES), link: z.string() })),
      total: z.number(),
      /** Leads to all that are counted, and to nothing else. */
      link: z.string(),
    })
    .nullable()
    .default(null),
  /** How much the history has gained since yesterday, for those who may read it. Counted up to `CHANGES_COUNTED`. */
  changed: z.number(),
  /** Leads to all that are counted, and to nothing else. Empty where none are. */
  changesLink: z.string().default(''),
});
export type Home = z.output<typeof home>;

export const homeEndpoints = {
  home: endpoint({
    method: 'GET',
    path: '/users/me/home',
    access: 'member',
    summary:
      'The first screen: the joining checklist, what needs attention, your pets and unread messages',
    answer: home,
  }),
};
