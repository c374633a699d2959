/** What the portal adds to the users-permissions user; names are those of the specification (part 1 §3). */
export const memberColumns = {
  firstName: { type: 'string', required: true, maxLength: 80 },
  lastName: { type: 'string', required: true, maxLength: 80 },
  phoneNumber: { type: 'string' },
  streetAddress: { type: 'string' },
  city: { type: 'string' },
  state: { type: 'string' },
  zipCode: { type: 'string' },
  country: { type: 'string' },
  verified: { type: 'boolean', default: false, required: true },
  verifiedAt: { type: 'datetime' },
  lastSignInAt: { type: 'datetime' },
  /** A changed address until its confirmation link is followed. */
  pendingEmail: { type: 'email', private: true, searchable: false },
  /** Names folded for sorting; SQLite's LOWER() knows only ASCII. */
  nameKey: { type: 'string', private: true, searchable: false },
  /** Name and address folded for searching. */
  searchKey: { type: 'text', private: true, searchable: false },
  /** Whether the directory shows them; the member chooses. */
  showEmail: { type: 'boolean', default: true, required: true },
  showCity: { type: 'boolean', default: true, required: true },
  /** The address as the directory shows it, and what it finds the member by. */
  directoryEmail: { type: 'string', private: true, searchable: false },
  directoryKey: { type: 'text', private: true, searchable: false },
  /** Whether a mail tells of messages that stay unread, and when the last one did. */
  mailUnread: { type: 'boolean', default: true, private: true },
  unreadMailedAt: { type: 'datetime', private: true },
  /** Since when the Directory's Featured tab shows the member. */
  featuredAt: { type: 'datetime' },
  /** When an admin invited them; nobody did where they joined by themselves. */
  invitedAt: { type: 'datetime' },
  /** Since when the account is in the trash, and who put it there, by name. */
  deletedAt: { type: 'datetime' },
  deletedBy: { type: 'string' },
  picture: {
    type: 'relation',
    relation: 'manyToOne',
    target: 'api::file.stored-file',
    useJoinTable: false,
    private: true,
  },
};

/** Lists have theirs in the manifest, subject.ts. */
export const memberIndexes = [
  { name: 'up_users_email_uq', columns: ['email'], type: 'unique' },
  // What totals are counted from, without touching the rows.
  {
    name: 'up_users_totals_idx',
    columns: ['role_id', 'confirmed', 'verified', 'deleted_at', 'blocked'],
  },
];
