import type { Core } from '@strapi/strapi';

/** The field takes the whole width of a form. */
const WHOLE = { default: 12, isResizable: false } as const;

/**
 * Custom fields that Strapi does not have: rich text with the portal's own editor, words as chips, and money, stored
 * in cents and typed in dollars. The panel's inputs for them are in src/admin/fields, under the same names.
 */
export function registerFields(strapi: Core.Strapi) {
  strapi.customFields.register([
    { name: 'rich-text', type: 'text', inputSize: WHOLE },
    { name: 'tags', type: 'json', inputSize: WHOLE },
    { name: 'money', type: 'integer' },
  ]);
}
