/** What is measured: connections, sizes, and how often. Short turns in many rounds, so that a busy machine hits all alike. */
export const LOAD = {
  connections: 16,
  sizes: [5_000, 100_000],
  rounds: 5,
  warmUpSeconds: 3,
  seconds: 3,
  /** For what is measured beside the headline. */
  besideWarmUpSeconds: 1,
  besideSeconds: 2,
  besideRounds: 3,
} as const;

/** Numbers of pets. */
export const PET_SIZES = [1_000, 100_000] as const;

/** Numbers of items in the library, and the MB of a film that is sent to it. */
export const LIBRARY_SIZES = [1_000, 100_000] as const;
export const FILM_MB = 100;

/** Numbers of published blogs. */
export const BLOG_SIZES = [1_000, 100_000] as const;

/** Numbers of donations. */
export const DONATION_SIZES = [1_000, 100_000] as const;

/** Numbers of memberships. */
export const MEMBERSHIP_SIZES = [1_000, 100_000] as const;

/** Numbers of messages in the chat whose pages are read. */
export const CHAT_SIZES = [1_000, 1_000_000] as const;

/** Messages that arrive in open windows: how many a second, and for how long in how many rounds. */
export const LIVE = { rate: 50, warmUpSeconds: 5, seconds: 10, rounds: 5 } as const;

/** Submissions of ten forms, of which one is counted: a tenth of them. */
export const SUBMISSIONS = 100_000;
/** Times each question about forms is asked. */
export const FORM_ROUNDS = 9;
/** Rows on a page of submissions, and of respondents and written answers. */
export const SUBMISSIONS_SHOWN = 10;
export const RESPONDENTS_SHOWN = 50;

/** Keys typed into each field of the builder, after a round that does not count. */
export const KEYS = { rounds: 4, perRound: 25 } as const;

export type Size = (typeof LOAD.sizes)[number];

/** What has to be reached, at every size. */
export const GOALS = {
  /** Times as many requests per second as the stock controller. */
  overStock: 4,
  /** Share of the bare route's requests per second. */
  ofBare: 0.4,
  /** Times as long at the large size as at the small one. */
  growth: 1.3,
  /** Times as long as the bare echo from sending to arriving, in the middle. */
  overEcho: 4,
  /** Times as long as the plain SQL for the same numbers of forms. */
  overSql: 3,
  /** MB by which a server's memory may grow while a film goes through it. */
  filmMb: 40,
  /** Milliseconds from a key to its picture in the builder, for 95 of 100 keys: more is felt. */
  keyMs: 50,
  /** Bytes of gzipped JavaScript for the sign-in page. */
  signInBytes: 120_000,
} as const;
