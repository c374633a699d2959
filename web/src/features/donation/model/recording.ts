/** What is recorded: one gift, or those of a list. It stays while its dialog fades. */
export type Recording = { what: 'gift' | 'list'; open: boolean };
