/** How many entries, in words: of all, or of those a search found. */
export const entryCount = (count: number, searched: boolean) =>
  found(count === 1 ? '1 entry' : `${count} entries`, searched);

/** How many documents and forms, in words: of all, or of those a search found. */
export const documentCount = (count: number, searched: boolean) =>
  found(count === 1 ? '1 file' : `${count} files`, searched);

const found = (words: string, searched: boolean) => (searched ? `${words} found` : words);
