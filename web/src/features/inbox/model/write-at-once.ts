/** What a chat is opened for by whoever wants to write in it: for `useOpenedFor`. */
export const WRITE = 'write';
