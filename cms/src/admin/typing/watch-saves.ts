import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { clearAllTyped, clearSaved } from './stored-typing';

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;

/** A finished request of the panel, as RTK Query reports it. */
interface Finished {
  type: string;
  payload?: { status?: number };
  meta?: {
    arg?: {
      endpointName?: string;
      originalArgs?: { model?: string; documentId?: string; collectionType?: string };
    };
  };
}

/** The requests that save an entry as typed, or return it to its earlier state. */
const SAVES = ['createDocument', 'updateDocument', 'publishDocument', 'discardDocument'];
const CONFLICT = 409;

/**
 * Clears what was typed once it is saved, and all of it when its account signs out. After a conflict it makes the
 * panel reload the entry, so that both versions can be shown.
 */
export const watchSaves = (): Middleware => (store) => (next) => (action) => {
  const { type, payload, meta } = action as Finished;
  const { endpointName = '', originalArgs } = meta?.arg ?? {};
  if (endpointName === 'logout' && type.endsWith('/fulfilled')) clearAllTyped();
  if (SAVES.includes(endpointName) && originalArgs?.model) {
    const { model, documentId, collectionType } = originalArgs;
    if (type.endsWith('/fulfilled')) clearSaved({ model, documentId });
    if (type.endsWith('/rejected') && payload?.status === CONFLICT) {
      const id = collectionType === 'single-types' ? model : `${model}_${documentId}`;
      const result = next(action);
      store.dispatch(adminApi.util.invalidateTags([{ type: 'Document' as never, id }]));
      return result;
    }
  }
  return next(action);
};
