import type { Core } from '@strapi/strapi';

/** An index that gives a list its order; it ends in the id, so that equals have one too. */
type ListIndex = readonly [table: string, name: string, ...columns: string[]];

const member = (name: string, ...columns: string[]): ListIndex => [
  'up_users',
  `up_users_${name}_idx`,
  ...columns,
];

/** One for each way a list is asked for: members of all roles, of one, and (directory) verified ones of it. */
const LIST_INDEXES: readonly ListIndex[] = [
  member('name', 'name_key'),
  member('email', 'email'),
  member('created', 'created_at'),
  ...['name_key', 'email', 'created_at'].flatMap((column) => [
    member(`role_${column}`, 'role_id', column),
    member(`verified_role_${column}`, 'verified', 'role_id', column),
  ]),
  member('role_directory_email', 'role_id', 'directory_email'),
  member('verified_role_directory_email', 'verified', 'role_id', 'directory_email'),
  ['trusts', 'trusts_search_key_idx', 'search_key'],
  ['pet_entries', 'pet_entries_date_idx', 'pet_id', 'date'],
  ['pet_documents', 'pet_documents_created_idx', 'pet_id', 'created_at'],
  ['inbox_seats', 'inbox_seats_list_idx', 'member_id', 'active_at'],
  ['inbox_seats', 'inbox_seats_unread_idx', 'member_id', 'unread'],
  ['inbox_messages', 'inbox_messages_chat_idx', 'chat_id'],
  ['inbox_files', 'inbox_files_chat_idx', 'chat_id', 'kind'],
  ['form_answers', 'form_answers_newest_idx', 'question_id'],
  ['forms', 'forms_title_idx', 'title_key'],
  ['forms', 'forms_updated_idx', 'updated_at'],
  // What the list of forms counts, without touching the answers.
  ['form_responses', 'form_responses_counts_idx', 'form_id', 'status', 'deleted_at'],
  // A file of the media library by its name, which is in every link to it.
  ['files', 'files_hash_idx', 'hash'],
  ['library_folders', 'library_folders_section_idx', 'section', 'name_key'],
  ['portal_history', 'portal_history_about_idx', 'about_kind', 'about_id'],
  ['portal_history', 'portal_history_other_idx', 'other_kind', 'other_id'],
  ['portal_notifications', 'portal_notifications_member_idx', 'member_id'],
  ['portal_membership_events', 'portal_membership_events_idx', 'membership_id'],
  ...(['given_at', 'amount', 'name_key'] as const).flatMap((column): ListIndex[] => [
    ['portal_donations', `portal_donations_${column}_idx`, column],
    ['portal_donations', `portal_donations_state_${column}_idx`, 'payment_state', column],
  ]),
  ['portal_donations', 'portal_donations_state_idx', 'payment_state'],
];

/**
 * The few for whom a moment is set. Without the rest of the table in it: for "nobody deleted" SQLite would
 * read everybody through such an index, and then sort them.
 */
const RARE = [
  ...['featured_at', 'deleted_at', 'invited_at'].map((column) => ['up_users', column] as const),
  ['pets', 'deleted_at'],
  ['pet_entries', 'deleted_at'],
  ['inbox_seats', 'unread_since'],
  ['forms', 'deleted_at'],
  ['form_responses', 'deleted_at'],
  ['library_items', 'deleted_at'],
  ['help_answers', 'deleted_at'],
  ['portal_memberships', 'deleted_at'],
  // The day of the next reminder.
  ['portal_memberships', 'next_reminder'],
] as const;

/** The orders of the list of pets, of whoever is not in the trash: a late page is found in them alone. */
const PET_ORDERS = ['sort_key', 'owner_email'] as const;

/** All that the list of submissions is ordered, narrowed and counted by (form/domain/submission-row). */
const SUBMISSIONS =
  'create index if not exists form_responses_review_idx on form_responses (submitted_at, id, status, form_id, member_id) where deleted_at is null and submitted_at is not null';

/** By which the library is ordered. */
const LIBRARY_ORDERS = ['created_at', 'updated_at', 'title_key', 'type'] as const;
/** What a list of it is narrowed to first, for whoever sees all of it and for the others. */
const LIBRARY_PLACES = ['section', 'in_videos', 'in_guides', 'in_attorneys', 'folder_ref'] as const;
/** All else it is narrowed by, so that what does not fit is passed over within the index. */
const LIBRARY_REST = [
  ...(['audience', 'type', 'category', 'privacy'] as const),
  ...LIBRARY_PLACES,
  // Always null here, yet SQLite would look into the row for it.
  'deleted_at',
] as const;

/** In which order it is mostly read; a folder is asked for with its section. */
const LIBRARY_NEWEST = ['created_at', 'id', 'section', 'deleted_at'] as const;

/** Each order of the list of memberships, with all that it is narrowed and counted by. */
const MEMBERSHIP_ORDERS = ['name_key', 'created_at', 'amount', 'next_deadline'] as const;
const MEMBERSHIP_REST = ['id', 'next_deadline', 'member_id', 'deleted_at'] as const;

/** Appointments by when they begin, with all that the list is narrowed and counted by. */
const APPOINTMENTS =
  'create index if not exists portal_appointments_order_idx on portal_appointments (starts_at, id, state, ends_at, member_id)';

/** The PDFs that wait to be read, the next first; those that were read have no moment set. */
const WAITING_TEXTS =
  'create index if not exists library_texts_due_idx on library_texts (next_try_at, id) where next_try_at is not null';

/** The mails that wait, each place's in their turn; of those that were sent nothing is in it. */
const MAILS =
  'create index if not exists portal_mails_turn_idx on portal_mails (place, next_try_at, id) where sent_at is null';

/** Of two pets of one owner with one name only one is not in the trash (ruling 7). */
const PET_NAMES =
  'create unique index if not exists pets_owner_name_uq on pets (owner_id, name_key) where deleted_at is null';

/**
 * Makes the indexes of lists. Not in the schemas: on PostgreSQL Strapi does not see an `id` in an index,
 * takes it for changed at the next change of any schema, and stops because it is there already.
 */
export async function ensureListIndexes(strapi: Core.Strapi) {
  for (const [table, name, ...columns] of LIST_INDEXES) {
    const places = [...columns, 'id'].map(() => '??').join(', ');
    await strapi.db.connection.raw(`create index if not exists ?? on ?? (${places})`, [
      ...[name, table, ...columns, 'id'],
    ]);
  }
  for (const [table, column] of RARE) {
    await strapi.db.connection.raw(
      'create index if not exists ?? on ?? (??) where ?? is not null',
      [`${table}_${column}_idx`, table, column, column],
    );
  }
  for (const column of PET_ORDERS) {
    await strapi.db.connection.raw(
      'create index if not exists ?? on pets (??, id) where deleted_at is null',
      [`pets_${column}_idx`, column],
    );
  }
  for (const column of MEMBERSHIP_ORDERS) {
    const columns = [...new Set([column, ...MEMBERSHIP_REST])].join();
    await strapi.db.connection.raw(
      `create index if not exists portal_memberships_${column}_idx on portal_memberships (${columns}) where deleted_at is null`,
    );
  }
  await ensureLibraryIndexes(strapi);
  await strapi.db.connection.raw(SUBMISSIONS);
  await strapi.db.connection.raw(APPOINTMENTS);
  await strapi.db.connection.raw(WAITING_TEXTS);
  await strapi.db.connection.raw(MAILS);
  await strapi.db.connection.raw(PET_NAMES);
}

/** The library in each order, and in that in which it is mostly read by its tabs and folders; without its trash. */
async function ensureLibraryIndexes(strapi: Core.Strapi) {
  const make = (name: string, ...columns: readonly string[]) =>
    strapi.db.connection.raw(
      `create index if not exists library_items_${name}_idx on library_items (${[...new Set(columns)].join()}) where deleted_at is null`,
    );
  for (const order of LIBRARY_ORDERS) {
    await make(`${order}_all`, order, 'id', ...LIBRARY_REST);
    await make(`${order}_seen`, 'audience', order, 'id', ...LIBRARY_REST);
  }
  for (const place of LIBRARY_PLACES) {
    await make(`${place}_all`, place, ...LIBRARY_NEWEST);
    await make(`${place}_seen`, 'audience', place, ...LIBRARY_NEWEST);
  }
}
