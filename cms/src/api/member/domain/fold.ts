/**
 * A text folded for comparing, sorting and searching on both databases: composed (NFC), case-folded,
 * trimmed. By way of upper case, so that `ß`, `ẞ` and `SS` are the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}

/** Some letters grow when folded; the end of a longer key would decide no order. */
const KEY_MAX = 255;

/** The folded columns that follow from a member's name and email address. */
export function memberKeys(member: { firstName: string; lastName: string; email: string }) {
  const nameKey = fold(`${member.firstName} ${member.lastName}`);
  const searchKey = `${nameKey} ${fold(member.email)}`;
  return { nameKey: nameKey.slice(0, KEY_MAX), searchKey };
}

/** A LIKE pattern for "contains this", with the wildcards of the search text taken literally. */
export function containing(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`;
}
