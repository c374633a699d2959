import type { Core } from '@strapi/strapi';

/** A call of Strapi's Document Service, as much of it as the library's doors read and change. */
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

/** What a call of one content type goes through, whichever door it came by. */
export function onDocumentCall(
  strapi: Core.Strapi,
  uid: string,
  steps: Readonly<Record<string, (call: DocumentCall, next: Next) => Promise<unknown>>>,
) {
  const use = strapi.documents.use.bind(strapi.documents) as unknown as (
    middleware: (call: DocumentCall, next: Next) => Promise<unknown>,
  ) => void;
  use((call, next) => {
    const step = call.uid === uid ? steps[call.action] : undefined;
    return step ? step(call, next) : next();
  });
}
