import type { Core } from '@strapi/strapi';

/** The parts of a call to Strapi's Document Service that rules read and change. */
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
 * Rules for a content type wherever its entries are written. Portal and panel both go through the Document Service,
 * and the step of an action runs before it.
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

/** Registers rules with the Document Service. */
export function applyDocumentRules(strapi: Core.Strapi, { uid, steps }: DocumentRules) {
  const use = strapi.documents.use.bind(strapi.documents) as unknown as (
    middleware: (call: DocumentCall, next: Next) => Promise<unknown>,
  ) => void;
  use((call, next) => {
    const step = call.uid === uid ? steps[call.action] : undefined;
    return step ? step(strapi, call, next) : next();
  });
}

/** A step for lists: it leaves out what is in the trash. The portal restores it. */
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
