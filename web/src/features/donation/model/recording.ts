/** What is being recorded: one gift, or a list of gifts. It stays while its dialog fades out. */
export type Recording = { what: 'gift' | 'list'; open: boolean };
