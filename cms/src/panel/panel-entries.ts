/** What the panel offers for the entries of a type beside Strapi's own: their versions and their trash. */
import type { Core } from '@strapi/strapi';
import type { Pagination } from '@hearthside/contract/list';
import type { ChangeAuthor } from '../auth/change-author';

/** The content of one field in words for people. */
export interface SaidField {
  field: string;
  text: string;
  /** The stored content, where two that are different can have the same words: rich text, a file. */
  stored?: string;
  /** Why it does not come back with its version, as a sentence. Left out where it does. */
  lost?: string;
}

/** A state that an entry had. */
export interface PanelVersion {
  id: number;
  /** When it was saved, in ISO 8601. */
  at: string;
  /** Who saved it. Empty if that is not known. */
  by: string;
  door: ChangeAuthor['door'];
  /** Whether this state was published. Only blogs have drafts. */
  published: boolean;
  said: readonly SaidField[];
}

/** The versions of a type's entries. What is not there, or is in the trash, is refused with 404. */
export interface PanelVersions {
  /** A part of an entry's versions, newest first, and how many there are in all. */
  list(
    strapi: Core.Strapi,
    documentId: string,
    part: { limit: number; offset: number },
  ): Promise<{ versions: PanelVersion[]; total: number }>;
  one(strapi: Core.Strapi, documentId: string, version: number): Promise<PanelVersion>;
  /** What the entry says now. */
  now(strapi: Core.Strapi, documentId: string): Promise<readonly SaidField[]>;
  /**
   * Makes the entry say again what it said then, as a save of the panel does.
   * @throws 409 if the entry has another revision by now
   */
  restore(
    strapi: Core.Strapi,
    documentId: string,
    version: number,
    revision: number,
  ): Promise<unknown>;
}

/** An entry in the trash. */
export interface PanelTrashed {
  documentId: string;
  name: string;
  deletedAt: string;
  /** Empty if that is not known. */
  deletedBy: string;
  /** It stood nowhere when it was deleted, so that somebody has to say where it comes back to. */
  needsPlace: boolean;
}

export interface PanelTrash {
  /** A page of the trash, most recently deleted first. */
  page(
    strapi: Core.Strapi,
    asked: { page: number; limit: number },
  ): Promise<{ items: PanelTrashed[]; pagination: Pagination }>;
  /** Restores an entry. What is not in the trash is refused with 404. */
  restore(strapi: Core.Strapi, documentId: string, place: string | undefined): Promise<unknown>;
  /** Where an entry that stood nowhere may come back to, by the name of each. */
  places?: Readonly<Record<string, string>>;
}

/** A content type with versions or a trash in the panel. */
export interface PanelEntries {
  uid: string;
  versions?: PanelVersions;
  trash?: PanelTrash;
}
