import type { IDBPDatabase } from 'idb';

/** In milliseconds. A browser that has not opened its database by then (this happens) counts as having none. */
const PATIENCE_MS = 3000;

/** The database once it is open, and what `make` makes of it. Rejects if that fails, or if it takes too long. */
export async function openPatiently<Schema, Store>(
  opening: Promise<IDBPDatabase<Schema>>,
  make: (database: IDBPDatabase<Schema>) => Promise<Store>,
): Promise<Store> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open.')), PATIENCE_MS);
  });
  try {
    return await make(await Promise.race([opening, patience]));
  } catch (error) {
    void opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
