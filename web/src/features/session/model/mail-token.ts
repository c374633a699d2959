/**
 * Whether a link carries what a mail's link carries. One that was cut short on its way out of the
 * mail does not, and needs no server to be told so.
 */
export const isMailToken = (token: string) => token.length >= 20 && token.length <= 100;
