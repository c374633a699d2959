/** Stands in the text of news for the name of the member it is about, so that no notification keeps it. */
export const MEMBER = '{member}';
/** Whoever is gone. */
export const FORMER = 'A former member';

/** A text of news with the name its member has now. */
export const withName = (text: string, name: string) => text.replaceAll(MEMBER, name);
