/** The placeholder in a notice for the name of the member it is about, so that no notification contains it. */
export const MEMBER = '{member}';
/** The name shown for a member who is gone. */
export const FORMER = 'A former member';

/** A notice's text with its member's current name. */
export const withName = (text: string, name: string) => text.replaceAll(MEMBER, name);
