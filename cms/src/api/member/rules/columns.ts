/** What the portal adds to the users-permissions user. The names are those of the specification (part 1 §3). */
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
  /** When they last used the portal, noted once a day; null before that. Sessions, which know it exactly, are deleted. */
  lastSeenAt: { type: 'datetime', private: true },
  /** Changes whenever no device is to be known any longer; empty until it first does. */
  deviceSeed: { type: 'string', private: true, searchable: false },
  /** A new address until its confirmation link is followed. */
  pendingEmail: { type: 'email', private: true, searchable: false },
  /** The name, normalized for sorting; SQLite's LOWER() handles only ASCII. */
  nameKey: { type: 'string', private: true, searchable: false },
  /** Name and address, normalized for searching. */
  searchKey: { type: 'text', private: true, searchable: false },
  /** Whether the directory shows them; the member chooses. */
  showEmail: { type: 'boolean', default: true, required: true },
  showCity: { type: 'boolean', default: true, required: true },
  /** The address as the directory shows it, and the text by which it finds the member. */
  directoryEmail: { type: 'string', private: true, searchable: false },
  directoryKey: { type: 'text', private: true, searchable: false },
  /** City and state, normalized, and the middle of the city in degrees; null where the city is not known. */
  cityKey: { type: 'string', private: true, searchable: false },
  stateKey: { type: 'string', private: true, searchable: false },
  latitude: { type: 'float', private: true },
  longitude: { type: 'float', private: true },
  /** What caretakers, fosters and veterinarians offer and take, as words between bars: `|dogs|cats|`. */
  services: { type: 'text', private: true, searchable: false },
  animals: { type: 'text', private: true, searchable: false },
  /** Whether the member gets email about messages that stay unread, and when they last got one. */
  mailUnread: { type: 'boolean', default: true, private: true },
  unreadMailedAt: { type: 'datetime', private: true },
  /** Since when the directory's Featured tab shows the member. */
  featuredAt: { type: 'datetime' },
  /** When an admin invited them; empty if they joined by themselves. */
  invitedAt: { type: 'datetime' },
  /** Since when the account is in the trash, and who put it there, by name. */
  deletedAt: { type: 'datetime' },
  deletedBy: { type: 'string' },
  /**
   * A suspended account is `blocked` too, and one that is blocked without these is locked. Since when, from which day
   * on they can sign in again (empty until lifted), why, and who did it, by name.
   */
  suspendedAt: { type: 'datetime' },
  suspendedUntil: { type: 'date' },
  suspendedReason: { type: 'text', searchable: false },
  suspendedBy: { type: 'string', searchable: false },
  /**
   * An archived account is `blocked` too. Since when, how it stood before, which it is restored to, why, and who did
   * it, by name.
   */
  archivedAt: { type: 'datetime' },
  archivedFrom: { type: 'string', searchable: false },
  archivedReason: { type: 'text', searchable: false },
  archivedBy: { type: 'string', searchable: false },
  picture: {
    type: 'relation',
    relation: 'manyToOne',
    target: 'api::file.stored-file',
    useJoinTable: false,
    private: true,
  },
};

/** The indexes for lists are in the manifest, subject.ts. */
export const memberIndexes = [
  { name: 'up_users_email_uq', columns: ['email'], type: 'unique' },
  // Totals are counted from this index without reading the rows.
  {
    name: 'up_users_counts_idx',
    columns: ['role_id', 'confirmed', 'verified', 'deleted_at', 'blocked', 'archived_at'],
  },
];
