import type { FormDefinition, FormSection } from '@hearthside/contract/form/fields';
import { del, get, patch, post, put, type Reply } from '../harness/http';

/** As much of an answer about a form as tests look at. */
export interface Detail {
  form: { id: number; title: string; version: number; hasDraft: boolean; published: boolean };
  sections: { section: object; questions: object[] }[];
  draft: { definition: FormDefinition; savedAt: string; savedBy: string } | null;
  ids: Record<string, number>;
  revision: string;
}

/** What an admin does with forms, on the shared server or on one of a test's own. */
export function formCalls({ token }: { token: string }, base?: string) {
  const as = { token, ...(base && { base }) };
  const path = (id: number, end = '') => `/forms/${id}${end}`;
  return {
    create: (body: unknown) => post('/forms', { ...as, body }),
    begin: (body: unknown) => post('/forms/drafts', { ...as, body }),
    read: (id: number) => get(path(id), as),
    detail: async (id: number): Promise<Detail> => (await get(path(id), as)).body,
    save: (id: number, definition: object, revision?: string): Promise<Reply> =>
      put(path(id), { ...as, body: { ...definition, revision } }),
    draft: (id: number, definition: object, revision?: string): Promise<Reply> =>
      put(path(id, '/draft'), { ...as, body: { ...definition, revision } }),
    drop: (id: number, revision?: string) =>
      del(path(id, '/draft'), { ...as, query: { revision } }),
    duplicate: (id: number) => post(path(id, '/duplicate'), as),
    remove: (id: number) => del(path(id), as),
    restore: (id: number) => post(path(id, '/restore'), as),
    roles: (id: number, accessRoles: readonly string[], revision?: string) =>
      patch(path(id, '/role-access'), { ...as, body: { accessRoles, revision } }),
    questionRoles: (id: number, accessRoles: readonly string[], revision?: string) =>
      patch(`/questions/${id}/role-access`, { ...as, body: { accessRoles, revision } }),
    addressees: (id: number) => get(path(id, '/send'), as),
    send: (id: number, key: string) => post(path(id, '/send'), { ...as, body: { key } }),
  };
}

/** A form as it was read, in the shape in which it is saved. */
export function asSaved({ form, sections }: Detail): FormDefinition {
  const { title, description, accessRoles, needsReview } = form as unknown as FormDefinition;
  return {
    title,
    description,
    accessRoles,
    needsReview,
    sections: sections.map(({ section, questions }) => ({ ...section, questions }) as FormSection),
  };
}
