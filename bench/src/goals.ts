/**
 * What is measured: connections, sizes, and how often. Turns are short and rounds many, so that a busy machine
 * affects all alike.
 */
export const LOAD = {
  connections: 16,
  sizes: [5_000, 100_000],
  rounds: 5,
  warmUpSeconds: 3,
  seconds: 3,
  /** For what is measured in addition to the headline. */
  besideWarmUpSeconds: 1,
  besideSeconds: 2,
  besideRounds: 3,
} as const;

/** Numbers of pets. */
export const PET_SIZES = [1_000, 100_000] as const;

/** Numbers of items in the library, and the MB of a film that is uploaded to it. */
export const LIBRARY_SIZES = [1_000, 100_000] as const;
export const FILM_MB = 100;

/** Numbers of published blogs. */
export const BLOG_SIZES = [1_000, 100_000] as const;

/** Numbers of donations. */
export const DONATION_SIZES = [1_000, 100_000] as const;

/** Numbers of memberships. */
export const MEMBERSHIP_SIZES = [1_000, 100_000] as const;

/** Numbers of entries of the history. The small one is as far as a page counts. */
export const HISTORY_SIZES = [10_000, 1_000_000] as const;

/** Numbers of messages in the chat whose pages are read. */
export const CHAT_SIZES = [1_000, 1_000_000] as const;

/**
 * Numbers of chats of an admin whose views are listed. At the smaller one each view has more than a page, so that both
 * answer with as many chats.
 */
export const VIEWED_SIZES = [1_000, 100_000] as const;

/** Messages that arrive in open windows: how many per second, for how long, and in how many rounds. */
export const LIVE = { rate: 50, warmUpSeconds: 5, seconds: 10, rounds: 5 } as const;

/** Submissions of ten forms. The form that is counted has a tenth of them. */
export const SUBMISSIONS = 100_000;
/** How many times each question about forms is asked. */
export const FORM_ROUNDS = 9;
/** Rows on a page of submissions, and of respondents and written answers. */
export const SUBMISSIONS_SHOWN = 10;
export const RESPONDENTS_SHOWN = 50;

/** Numbers of people who are listed by place. */
export const PLACE_SIZES = [1_000, 100_000] as const;

/** Numbers of animals with care tasks, and of morning emails that are due at the same moment. */
export const CARE_SIZES = [1_000, 100_000] as const;
export const MORNINGS = 10_000;

/** Numbers of people and of pets in what is searched. */
export const SEARCH_SIZE = 100_000;

/**
 * The mixed day: numbers of members, which set the number of everything else (mixed-people), and how they are
 * measured. `rate` is how many things are done in a second in the open model: less than what the slowest setup does at
 * most, because beyond that the wait would grow without end. `atOnce` is how many members act at the same time in the
 * closed model.
 */
export const MIXED = {
  sizes: [1_000, 100_000],
  rate: 40,
  rounds: 3,
  warmUpSeconds: 4,
  seconds: 20,
  atOnce: 16,
  closedSeconds: 8,
  /** How often each thing is done on its own. */
  alone: 15,
} as const;

/** How long the memory of a server is watched, and how often, after a full garbage collection. */
export const MIXED_MEMORY = { minutes: 30, samples: 60 } as const;

/** Keys typed into each field of the builder, after a round that does not count. */
export const KEYS = { rounds: 4, perRound: 25 } as const;

export type Size = (typeof LOAD.sizes)[number];

/** The goals, to be reached at every size. */
export const GOALS = {
  /** Requests per second, as a multiple of the stock controller's. */
  overStock: 4,
  /** Requests per second, as a share of the bare route's. */
  ofBare: 0.4,
  /** Time at the large size, as a multiple of the time at the small one. */
  growth: 1.3,
  /** Median time from sending to arriving, as a multiple of the bare echo's. */
  overEcho: 4,
  /** The 99th percentile of the mixed day with a hundred times as much data, as a multiple of that with less. */
  mixedGrowth: 1.5,
  /** Requests per second of two servers, as a multiple of one server's. */
  overOneServer: 1.8,
  /**
   * MB per hour by which what a server keeps after a full garbage collection may grow. At the rate of the mixed day,
   * a leak of a hundred bytes for each request would be some 20.
   */
  memoryPerHour: 20,
  /** Time for the numbers of a form, as a multiple of the plain SQL's. */
  overSql: 3,
  /** Time for a search over everything, as a multiple of that of a bare server with plain statements. The same in messages. */
  searchOverSql: 3,
  /** Milliseconds for the first page of a search in a million messages, asked for once. */
  messagePageMs: 150,
  /** Seconds in which a server writes the morning emails of 10,000 members. */
  morningSeconds: 60,
  /** The most a server's memory may grow while a film passes through it, in MB. */
  filmMb: 40,
  /** Milliseconds from a key press to its frame in the builder, for 95 of 100 keys. A longer delay is noticeable. */
  keyMs: 50,
  /** Bytes of gzipped JavaScript for the sign-in page. */
  signInBytes: 120_000,
  /** The same for a member's home. */
  homeBytes: 160_000,
  /** Time until a page can be used on a slow phone, as a multiple of the least page's. Half of it at the next visit. */
  overFloor: { signIn: 1.5, home: 2, page: 2.4 },
  /** Scripts that a page fetches before it can be used. */
  scripts: 15,
  /** How much a page's content moves while it loads (Cumulative Layout Shift). */
  layoutShift: 0.05,
} as const;
