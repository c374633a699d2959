import type { Knex } from 'knex';

/** How a subject says what it stores about a member, for the copy that members can download of their data. */

/** Rows of one table that are a member's. */
export interface OwnTable {
  /** How the copy calls them: 'Pets'. */
  title: string;
  table: string;
  /** The column with the member's id; or, with `through`, with the id of the row they hang on. */
  column: string;
  /** The rows hang on rows of another table, whose own column has the member's id. */
  through?: { table: string; column: string };
  /** What else must hold, as values of columns: the history has members beside other kinds. */
  where?: Readonly<Record<string, string>>;
  /** Narrows it to what the member may still see: a row of theirs may be about something of somebody else's. */
  only?: (query: Knex.QueryBuilder, memberId: number) => void;
  /** Columns that are not in the copy, besides those of every table that mean nothing to people. */
  without?: readonly string[];
}

/** What a subject stores about a member. */
export interface OwnData {
  tables: readonly OwnTable[];
  /**
   * Rows of a table that others may rename: where rows of any subject refer to one, the copy names it only if it is among
   * those the member may still see. Rows of other tables are always named.
   */
  named?: Readonly<Record<string, NonNullable<OwnTable['only']>>>;
  /**
   * Columns that name a member and whose rows are not in the copy, each with its reason: 'table.column'. A test walks
   * all columns that refer to members, and fails at one that is in neither list.
   */
  except: Readonly<Record<string, string>>;
}

/** For subjects that store nothing about a member. */
export const NOTHING_OWN: OwnData = { tables: [], except: {} };
