import type { Core } from '@strapi/strapi';

/** A call of Strapi's Document Service, as much of it as rules read and change. */
export interface DocumentCall {
  uid: string;
  action: string;
  params: {
    documentId?: string;
    data?: Record<string, unknown>;
    filters?: unknown;
  };
}

export type Next = () => Promise<unknown>;

/**
 * What holds for a content type whichever door its entries are written by: portal and panel both come through the
 * Document Service, and the step of an action stands before it.
 */
export interface DocumentRules<Call = DocumentCall, Answer = unknown> {
  uid: string;
  steps: Readonly<
    Record<
      string,
      (strapi: Core.Strapi, call: Call, next: () => Promise<Answer>) => Promise<unknown>
    >
  >;
}

/** Puts rules into the Document Service. */
export function applyDocumentRules(strapi: Core.Strapi, { uid, steps }: DocumentRules) {
  const use = strapi.documents.use.bind(strapi.documents) as unknown as (
    middleware: (call: DocumentCall, next: Next) => Promise<unknown>,
  ) => void;
  use((call, next) => {
    const step = call.uid === uid ? steps[call.action] : undefined;
    return step ? step(strapi, call, next) : next();
  });
}

/** A step for lists: what lies in the trash is not listed; the portal restores it. */
export function withoutTrash<Answer>(
  _strapi: Core.Strapi,
  { params }: { params: { filters?: unknown } },
  next: () => Promise<Answer>,
): Promise<Answer> {
  const { filters } = params;
  const there = { deletedAt: { $null: true } };
  params.filters = filters ? { $and: [filters, there] } : there;
  return next();
}
