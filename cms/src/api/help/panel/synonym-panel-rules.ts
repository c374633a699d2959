import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { cleanSynonym } from '../rules/clean-synonym';
import { SYNONYM_UID } from '../rules/help-uid';

/** A word has one line, which the database enforces. */
async function write({ params }: DocumentCall, next: Next, before: object = {}) {
  params.data = { ...params.data, ...cleanSynonym({ ...before, ...params.data }) };
  return next().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const said = 'This word already has an entry. Please add to that one.';
    throw refuse.nameTaken(said, { word: said });
  });
}

const create = (_strapi: Core.Strapi, call: DocumentCall, next: Next) => write(call, next);

/** Fields that are not given stay as they are. */
async function change(strapi: Core.Strapi, call: DocumentCall, next: Next) {
  const before: object | null = await strapi.db
    .query(SYNONYM_UID)
    .findOne({ where: { documentId: call.params.documentId }, select: ['word', 'sameAs'] });
  return before ? write(call, next, before) : next();
}

/** Rules for synonyms wherever they are written. */
export const synonymRules: DocumentRules = {
  uid: SYNONYM_UID,
  steps: { create, update: change, clone: change },
};
