/** What mail programs turn into a link, in a name. */
const LINK = /:\/\/|\bwww\.|\.[a-z]{2,}[/\\]/i;

/**
 * Whether a name that members choose, such as a chat's, has no web address in it. Mails of the organization name these
 * things, so an address would reach people as if the organization had sent it.
 */
export const isWithoutLink = (name: string): boolean => !LINK.test(name);

export const NAME_WITH_LINK = 'A name can’t contain a web address';
