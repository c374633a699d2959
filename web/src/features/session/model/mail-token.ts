/**
 * Whether a token can be one from a mail. A link that was cut off on its way out of the mail fails this check without
 * asking the server.
 */
export const isMailToken = (token: string) => token.length >= 20 && token.length <= 100;
