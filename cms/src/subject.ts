import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/user';
import type { Actor } from './auth/actor';
import type { MediaUser } from './file/media-guard';
import type { NightlyJob } from './jobs/once-a-night';
import type { Searched } from './search/text-index';

/** Every subject of the product. Each is a folder of this name in `api/`, and a manifest in it. */
export type SubjectName =
  | 'settings'
  | 'history'
  | 'file'
  | 'notification'
  | 'session'
  | 'member'
  | 'trust'
  | 'pet'
  | 'form'
  | 'inbox'
  | 'library'
  | 'blog'
  | 'help'
  | 'appointment'
  | 'membership'
  | 'donation';

/** A member who is being erased for good. */
export interface ErasedMember {
  id: number;
  /** Addresses, phones and streets of theirs, in every form in which they are kept. */
  words: readonly string[];
}

export type MinuteJob = Pick<NightlyJob, 'name' | 'what' | 'task'>;

type Task = (strapi: Core.Strapi) => unknown;

/**
 * Everything the rest of the server needs to know of one subject. The boot, the nightly sweep, erasing and the like
 * go through the manifests and name no subject themselves. What has no question mark has to be said: a subject that
 * forgets it does not compile.
 */
export interface Subject {
  name: SubjectName;
  /** Erases or makes anonymous what the subject keeps of a member, in the transaction that erases them. */
  eraseMember: ((strapi: Core.Strapi, member: ErasedMember) => Promise<unknown>) | null;
  /** What an admin is told, before they delete a member, that hangs on them. */
  dependents: readonly ((strapi: Core.Strapi, memberId: number) => Promise<Dependent>)[];
  /** Whether a member may open a file, because something of this subject that they see has it. */
  showsFile: ((strapi: Core.Strapi, actor: Actor, key: string) => Promise<boolean>) | null;
  /** What is done each night: deleting what has run out. Doing it twice is doing it once. */
  sweeps: readonly ((strapi: Core.Strapi) => Promise<unknown>)[];
  /** What is done each minute, on every server. */
  eachMinute?: readonly MinuteJob[];
  /** What one server does each night at a time of its own. */
  nightly?: readonly NightlyJob[];
  /** SQL that makes an index where it lacks, for both databases. Strapi's schemas cannot say these. */
  indexes?: readonly string[];
  /** The text index of the subject, and what puts rows into it that it lacks. */
  search?: { name: Searched; fill: (strapi: Core.Strapi) => Promise<unknown> };
  /** What it says of files of the media library that its entries have. */
  media?: MediaUser;
  /** At Strapi's `register`: before it hands out the panel's permissions and reads its schemas. */
  register?: (strapi: Core.Strapi) => void;
  /** At the start, once the indexes are there: brings rows of an earlier version up to date. */
  upgrade?: readonly Task[];
  /** At the start, once the panel is set up: what has to be there, and watching what others change. */
  boot?: readonly Task[];
  /** At the start, once demo data and the first admin are there. */
  seeded?: readonly Task[];
  /** Begins work beside the requests; answers how it is ended. */
  start?: (strapi: Core.Strapi) => () => Promise<void>;
}

let registered: readonly Subject[] = [];

/** Makes the subjects known, in their order; done once, before Strapi boots. */
export function registerSubjects(subjects: readonly Subject[]) {
  registered = subjects;
}

/** All subjects, each after those it may know. */
export const subjects = (): readonly Subject[] => registered;

/** All subjects, each before those it may know: what stands on others goes before them. */
export const subjectsFromTheTop = (): readonly Subject[] => [...registered].reverse();
