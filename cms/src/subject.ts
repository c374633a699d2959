import type { Core } from '@strapi/strapi';
import type { EndpointSubject } from '@hearthside/contract/endpoints';
import type { Dependent } from '@hearthside/contract/member/users';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Actor } from './auth/actor';
import type { MemberRow } from './auth/member-row';
import type { Member } from './auth/member-cache';
import type { MemberPage } from '@hearthside/contract/member/member-page';
import type { home } from '@hearthside/contract/member/home';
import type { EntryFields, FromMessage } from '@hearthside/contract/pet/entry';
import type { EntryCalendar } from '@hearthside/contract/pet/entry-calendar';
import type { z } from 'zod';
import type { PageQuery, Pagination } from '@hearthside/contract/list';
import type { ReadingCategory } from '@hearthside/contract/notification/reading';
import type { SectionId } from '@hearthside/contract/section';
import type { PlannedMedication } from '@hearthside/contract/pet/endpoints';
import type { TrustPet } from '@hearthside/contract/trust/endpoints';
import type { ContainedText } from './db/contained-text';
import type { MediaUser } from './file/media-guard';
import type { NightlyJob } from './jobs/once-a-night';
import type { MailSeries } from './mail/mail-use';
import type { OwnData } from './own-tables';
import type { DocumentRules } from './panel/document-call';
import type { PanelEntries } from './panel/panel-entries';
import type { PushSource } from './push/push-words';
import type { Synonyms } from './search/synonyms';
import type { Searched } from './search/text-index';

/**
 * Every subject of the product: those that have endpoints. Each is a folder of this name in `api/`, and a manifest in
 * it.
 */
export type SubjectName = EndpointSubject;

/** A member who is being erased for good. */
export interface ErasedMember {
  id: number;
  /** Their addresses, phone numbers and streets, in every form in which they are stored. */
  words: readonly string[];
}

/** Who changed a member's profile, role or address, and what it was before. `by` is null where a repair changed it. */
export interface MemberChange {
  by: number | null;
  before?: MemberRow;
  /** Their new name, if it has changed. */
  name?: string;
}

/** An entry of a pet's record that was written. */
export interface EntryChange {
  petId: number;
  entryId: number;
  what: 'added' | 'changed' | 'deleted' | 'restored';
  /** What it was and what it is; null before it was there, and after it is gone. */
  before: EntryFields | null;
  after: EntryFields | null;
  /** Whether whoever wrote it left what is due by it out of the care calendar. */
  isLeftOut?: boolean;
}

/** What a subject does when trusts change. Each is called within the transaction of the change. */
export interface TrustListener {
  opened(strapi: Core.Strapi, trustId: number): Promise<unknown>;
  renamed(strapi: Core.Strapi, trustId: number): Promise<unknown>;
  /** `name` is the trust's name, `by` the name of whoever ended it. */
  ended(strapi: Core.Strapi, trustId: number, name: string, by: string): Promise<unknown>;
  joined(strapi: Core.Strapi, trustId: number, memberId: number): Promise<unknown>;
  left(strapi: Core.Strapi, trustId: number, memberId: number): Promise<unknown>;
}

/** What can be made of a message of a chat. */
export type MadeOfMessage = 'entry' | 'document';

/** Something that was written in the record of a pet, or a mark of its care. */
export interface RecordChange {
  petId: number;
  about: 'entry' | 'mark' | 'document';
  id: number;
  /** Who did it. */
  by: number;
  /** It was added, and not changed, deleted, restored or undone. */
  isNew: boolean;
}

/** What a subject does when pets change. Each is called within the transaction of the change, which has locked the pet. */
export interface PetListener {
  /** Its people may have changed, its name, or whether it is in the trash. */
  changed(strapi: Core.Strapi, petId: number): Promise<unknown>;
  /** It is about to be erased. */
  erased(strapi: Core.Strapi, petId: number): Promise<unknown>;
  /** Something was written in its record. */
  recorded(strapi: Core.Strapi, change: RecordChange): Promise<unknown>;
  /** One of its care tasks has another name, was deleted or restored. */
  taskChanged(strapi: Core.Strapi, change: { petId: number; taskId: number }): Promise<unknown>;
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
  /** Whether the trust has any pets, including those in the trash, and the names of up to that many in the trash. */
  any(
    strapi: Core.Strapi,
    trustId: number,
    names: number,
  ): Promise<{ any: boolean; inTrash: string[] }>;
}

type Home = z.input<typeof home>;
export type AttentionItem = Home['attention'][number];
export type ChecklistStep = Home['checklist'][number];
/** What members find on their first screen besides what waits for them. */
export type HomePart = Partial<Omit<Home, 'attention' | 'checklist'>>;

/** What is next to be done for a pet. */
export type NextOfPet = NonNullable<Home['pets']['first'][number]['next']>;

/** What other subjects add to a member's page: the pets, and how to write to them. */
export type MemberPagePart = Pick<MemberPage, 'pets' | 'message'>;

/** A medication that is planned for a pet, with the entry of its record that planned it, if one did. */
export interface PlannedFor extends PlannedMedication {
  entryId: number | null;
}

export type MinuteJob = Pick<NightlyJob, 'name' | 'what' | 'task' | 'limitMs'>;

/** What waits to be worked on by a job of a subject. */
export interface Backlog {
  name: string;
  what: string;
  waiting: number;
  /** Since when the oldest waits. */
  oldestAt: Date | null;
  /** How many no further try can process: somebody has to look at them. */
  unusable: number;
}

/** Something a search over the whole portal found. */
export interface FoundRow {
  title: string;
  /** What tells it from others of the same title: a role, an owner, a day. */
  line: string;
  path: string;
  /** How well it matches what is typed, as `matchOf` has it. Where it is not given, the title tells. */
  match?: number;
  /** Its text, for the part of it that is shown. */
  text?: string;
  /** The pages of its PDF, of which one is shown instead if it has more of the typed words. */
  pages?: readonly string[];
  /** Other ways to say what is typed, of which a part is shown if none of the typed words is there. */
  otherWays?: string;
}

/** The names or titles of a section. Their words are what a mistyped word may have meant. */
export interface KnownWords {
  /**
   * The rows that this member may see, and no others: a word of another row would tell by its influence that it exists.
   */
  rows: (knex: Knex, member: Member) => Knex.QueryBuilder;
  id: string;
  text: string;
  /** What all members have in common who see the same rows. Null if they see rows of their own, which are few. */
  sharedBy: (member: Member) => string | null;
}

/** What the search over the whole portal finds in a section, for members who may open it. */
export interface Finder {
  section: SectionId;
  /** The best of what this member may see with these words, the best first, at most `limit`. */
  find: (
    strapi: Core.Strapi,
    member: Member,
    typed: string,
    limit: number,
  ) => Promise<readonly FoundRow[]>;
  words?: KnownWords;
}

/** The pages of a subject that texts of the portal may link to, whoever may open them. */
export interface LinkedPages {
  /** The best of them with these words, the best first, at most `limit`. */
  find: (
    strapi: Core.Strapi,
    typed: string,
    limit: number,
  ) => Promise<readonly Pick<FoundRow, 'title' | 'line' | 'path'>[]>;
  /** Whether this address still leads to something. Undefined if it is none of these pages. */
  exists: (strapi: Core.Strapi, path: string) => Promise<boolean> | undefined;
}

/** What a rule of who may read something asks of a member. */
type Viewer = Pick<Member, 'role' | 'verified'>;

/** Something that came out for members to read: a published blog, an item of the library. */
export interface Arrival {
  /** Names it, whatever is changed in it later: `blog:` and its document's id. */
  key: string;
  category: ReadingCategory;
  /** When it came out first. */
  at: Date;
  title: string;
  excerpt: string;
  path: string;
  /** Where this member finds the others of its category. */
  listPath: (member: Viewer) => string;
  canSee: (member: Viewer) => boolean;
}

type Task = (strapi: Core.Strapi) => unknown;

/**
 * Everything the rest of the server needs to know about one subject. Booting, the nightly sweep, erasing and the like
 * go through the manifests and name no subject themselves. Properties without a question mark are required, so a
 * subject that leaves one out does not compile.
 */
export interface Subject {
  name: SubjectName;
  /** Erases or anonymizes what the subject stores about a member, in the transaction that erases them. */
  eraseMember: ((strapi: Core.Strapi, member: ErasedMember) => Promise<unknown>) | null;
  /** What the subject stores about a member, for the copy of their data that they can download. */
  ownData: OwnData;
  /** The dependents an admin is told about before they delete a member. */
  dependents: readonly ((strapi: Core.Strapi, memberId: number) => Promise<Dependent>)[];
  /** Whether a member may open a file because it is part of something in this subject that they can see. */
  showsFile: ((strapi: Core.Strapi, actor: Actor, key: string) => Promise<boolean>) | null;
  /** What runs each night to delete what has expired. Running it twice has the same effect as running it once. */
  sweeps: readonly ((strapi: Core.Strapi) => Promise<unknown>)[];
  /** What runs each minute, on every server. */
  eachMinute?: readonly MinuteJob[];
  /** What waits for those jobs. */
  backlog?: (strapi: Core.Strapi) => Promise<Backlog>;
  /** What one server runs each night, at its own time. */
  nightly?: readonly NightlyJob[];
  /**
   * SQL that creates the indexes Strapi's schemas cannot express, where they are missing. It works in both databases.
   */
  indexes?: readonly string[];
  /** The columns of long lists that are searched for parts of words. */
  containedText?: readonly ContainedText[];
  /**
   * The subject's text index, and what adds the rows missing from it. Without `fill`, a job of the subject adds them
   * while the server works, because they are very many.
   */
  search?: { name: Searched; fill?: (strapi: Core.Strapi) => Promise<unknown> };
  /** What the search over the whole portal finds in this subject. */
  finders?: readonly Finder[];
  /** What editors say means the same, for searches in texts. */
  synonyms?: (strapi: Core.Strapi) => Promise<Synonyms>;
  /** Called with a search over the whole portal that found nothing, as it was typed, after it was answered. */
  onMissedSearch?: (strapi: Core.Strapi, memberId: number, typed: string) => Promise<unknown>;
  /** The pages in this subject that texts may link to. */
  linkedPages?: LinkedPages;
  /** What was published after `after` and members may read now; a few hundred at most. */
  arrivals?: (strapi: Core.Strapi, after: Date) => Promise<readonly Arrival[]>;
  /** What the subject knows about files of the media library that its entries use. */
  media?: MediaUser;
  /** Whether anyone with a link to a file may open it, signed in or not. */
  showsFileToAll?: (strapi: Core.Strapi, key: string) => Promise<boolean>;
  /**
   * Why a file of the media library must not be shown to every member, as a sentence; null where there is no reason.
   */
  whyNotForAll?: (strapi: Core.Strapi, fileId: number) => Promise<string | null>;
  /** Updates what the subject stores about a member, in the transaction that changes and locks the member. */
  onMemberChanged?: (
    strapi: Core.Strapi,
    memberId: number,
    change: MemberChange,
  ) => Promise<unknown>;
  /** Called when an address is proven to be a member's: what was stored under it before becomes theirs. */
  onAddressConfirmed?: (strapi: Core.Strapi, email: string) => Promise<unknown>;
  /** Hands over to a successor what a member took care of. */
  handOver?: (strapi: Core.Strapi, by: number, from: number, to: number) => Promise<unknown>;
  /** Gives a deleted account back to its member, who has just signed in; false where that may not be. */
  comeBack?: (strapi: Core.Strapi, memberId: number) => Promise<boolean>;
  /** Whether that may be. It changes nothing, so that a second step can still be asked for. */
  mayComeBack?: (strapi: Core.Strapi, memberId: number) => Promise<boolean>;
  /** Revokes what lets a member in without a session, such as the address of a feed. */
  revokeAccess?: (strapi: Core.Strapi, memberId: number) => Promise<unknown>;
  /** Follows an entry of a pet's record, in the transaction that writes it and locks the pet. */
  onEntryChanged?: (
    strapi: Core.Strapi,
    by: Actor,
    change: EntryChange,
  ) => Promise<EntryCalendar | null>;
  /** Of which messages entries or documents of pets were made, by their ids, as far as this member may open them. */
  messagesOfRecords?: (
    strapi: Core.Strapi,
    member: Actor,
    about: MadeOfMessage,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, FromMessage>>;
  /** What is next to be done for pets, by the pet. The caller has made sure that the member may see them. */
  nextOfPets?: (
    strapi: Core.Strapi,
    petIds: readonly number[],
  ) => Promise<ReadonlyMap<number, NextOfPet>>;
  /** The medications planned for pets, by the pet. The caller has made sure that the member may see them. */
  plannedMedications?: (
    strapi: Core.Strapi,
    petIds: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly PlannedFor[]>>;
  /** The subject's mails that are looked at again when they are sent. */
  mailSeries?: MailSeries;
  /** What the subject notifies of by push. */
  pushSource?: PushSource;
  onTrustsChanged?: TrustListener;
  onPetsChanged?: PetListener;
  trustPets?: TrustPets;
  /** What in this subject waits for a member on their first screen. Items with a count of zero are not shown. */
  attention?: (strapi: Core.Strapi, member: Member) => Promise<readonly AttentionItem[]>;
  /** What a member came for in this subject, for their first screen. */
  homePart?: (strapi: Core.Strapi, member: Member) => Promise<HomePart>;
  /** Writes to a member in their chat with the office, for an admin. Under one `clientId` it is written once. */
  writeFromOffice?: (
    strapi: Core.Strapi,
    admin: Actor,
    memberId: number,
    message: { clientId: string; content: string },
  ) => Promise<unknown>;
  /** What the subject adds to a member's page, as this reader may see it. Nothing, if the reader may not. */
  memberPagePart?: (
    strapi: Core.Strapi,
    reader: Member,
    memberId: number,
  ) => Promise<Partial<MemberPagePart>>;
  /** A step of a new member's checklist, if this subject has one. */
  checklist?: (strapi: Core.Strapi, member: Member) => Promise<ChecklistStep | null>;
  /** What a newcomer has sent in this subject, and what is still missing, as lines for whoever may verify them. */
  newcomerSteps?: (
    strapi: Core.Strapi,
    newcomer: Pick<Actor, 'id' | 'role'>,
  ) => Promise<{ sent: string[]; missing: string[] }>;
  /**
   * The members of a chat whom a viewer of that chat may watch. Anyone else is refused as if the chat did not exist.
   */
  peopleOfChat?: (strapi: Core.Strapi, actor: Actor, chatId: number) => Promise<number[]>;
  /** Writes that are allowed even when the disk is full, because signing in or freeing space needs them. */
  worksWhenFull?: 'all' | readonly string[];
  /** Refuses a call to one of the subject's endpoints before anything in it is read. */
  checkCaller?: (ctx: Context, endpoint: string) => void;
  /** Rules for its content types that hold wherever an entry is written, in the portal or in the panel. */
  documents?: readonly DocumentRules<never, never>[];
  /** Its content types that have versions or a trash in the panel. */
  panelEntries?: readonly PanelEntries[];
  /** Runs at Strapi's `register`, before it hands out the panel's permissions and reads its schemas. */
  register?: (strapi: Core.Strapi) => void;
  /** Runs at the start, once the indexes exist: brings rows of an earlier version up to date. */
  upgrade?: readonly Task[];
  /** Runs at the start, once the panel is set up: creates what has to exist, and watches for changes made elsewhere. */
  boot?: readonly Task[];
  /** Runs at the start, once demo data and the first admin exist. */
  seeded?: readonly Task[];
  /** Starts background work and returns the function that ends it. */
  start?: (strapi: Core.Strapi) => () => Promise<void>;
}

let registered: readonly Subject[] = [];

/** Registers the subjects in their order. Called once, before Strapi boots. */
export function registerSubjects(subjects: readonly Subject[]) {
  registered = subjects;
}

/** All subjects, each after those it may know about. */
export const subjects = (): readonly Subject[] => registered;

/** All subjects, each before those it may know about: a subject comes before the ones it is built on. */
export const subjectsFromTheTop = (): readonly Subject[] => [...registered].reverse();
