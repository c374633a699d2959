import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import type { Context } from 'koa';
import type { Actor } from './auth/actor';
import type { MemberRow } from './auth/member-row';
import type { Member } from './auth/member-cache';
import type { Home } from '@hearthside/contract/member/profile';
import type { PageQuery, Pagination } from '@hearthside/contract/list';
import type { TrustPet } from '@hearthside/contract/trust/endpoints';
import type { MediaUser } from './file/media-guard';
import type { NightlyJob } from './jobs/once-a-night';
import type { DocumentRules } from './panel/document-call';
import type { Searched } from './search/text-index';

/** Every subject of the product. Each is a folder of this name in `api/`, and a manifest in it. */
export type SubjectName =
  | 'history'
  | 'settings'
  | 'file'
  | 'notification'
  | 'session'
  | 'trust'
  | 'member'
  | 'pet'
  | 'form'
  | 'inbox'
  | 'blog'
  | 'library'
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

/** Who changed a member's profile, role or address, and what it said before; by nobody where a fault is mended. */
export interface MemberChange {
  by: number | null;
  before?: MemberRow;
  /** What they are called now, where that has changed. */
  name?: string;
}

/** What follows trusts: each within the transaction of the change. */
export interface TrustFollower {
  opened(strapi: Core.Strapi, trustId: number): Promise<unknown>;
  renamed(strapi: Core.Strapi, trustId: number): Promise<unknown>;
  /** By whom, by name. */
  ended(strapi: Core.Strapi, trustId: number, name: string, by: string): Promise<unknown>;
  joined(strapi: Core.Strapi, trustId: number, memberId: number): Promise<unknown>;
  left(strapi: Core.Strapi, trustId: number, memberId: number): Promise<unknown>;
}

/** The pets in the care of trusts. */
export interface TrustPets {
  page(
    strapi: Core.Strapi,
    readerId: number,
    trustId: number,
    asked: PageQuery,
  ): Promise<{ pets: TrustPet[]; pagination: Pagination }>;
  counts(strapi: Core.Strapi, trustIds: readonly number[]): Promise<Map<number, number>>;
  /** Whether it has any, those in the trash included, and the names of so many that are there. */
  any(
    strapi: Core.Strapi,
    trustId: number,
    names: number,
  ): Promise<{ any: boolean; away: string[] }>;
}

export type AttentionItem = Home['attention'][number];
export type ChecklistStep = Home['checklist'][number];

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
  /** Whether whoever has a link to a file may open it, signed in or not. */
  showsFileToAll?: (strapi: Core.Strapi, key: string) => Promise<boolean>;
  /** What keeps a file of the media library from being shown to every member, as a sentence; null where nothing does. */
  whyNotForAll?: (strapi: Core.Strapi, fileId: number) => Promise<string | null>;
  /** Has what the subject keeps of a member follow them, in the transaction that changes and holds the member. */
  followMember?: (strapi: Core.Strapi, memberId: number, change: MemberChange) => Promise<unknown>;
  /** An address was shown to be a member's: what came under it before becomes theirs. */
  followAddress?: (strapi: Core.Strapi, email: string) => Promise<unknown>;
  /** Gives to a successor what a member took care of. */
  handOver?: (strapi: Core.Strapi, by: number, from: number, to: number) => Promise<unknown>;
  /** Ends what lets a member in without a session, such as the address of a feed. */
  revokeAccess?: (strapi: Core.Strapi, memberId: number) => Promise<unknown>;
  followTrusts?: TrustFollower;
  trustPets?: TrustPets;
  /** What of this subject waits for a member on their first screen; what counts nothing is not shown. */
  attention?: (strapi: Core.Strapi, member: Member) => Promise<readonly AttentionItem[]>;
  /** A step of a newcomer's way in, where there is one. */
  checklist?: (strapi: Core.Strapi, member: Member) => Promise<ChecklistStep | null>;
  /** The people of a chat whom a reader of it may watch; refused as if it were not there to anybody else. */
  peopleOfChat?: (strapi: Core.Strapi, actor: Actor, chatId: number) => Promise<number[]>;
  /** Refuses a call of one of the subject's endpoints before anything of it is read. */
  checkCaller?: (ctx: Context, endpoint: string) => void;
  /** What holds for its content types whichever door they are written by. */
  documents?: readonly DocumentRules<never, never>[];
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
