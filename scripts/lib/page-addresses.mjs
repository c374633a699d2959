import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ address: string, file: string }} PageAddress */

/**
 * The addresses in the text of a pages file, each up to its first parameter or query.
 * @param {string} file
 * @param {string} text
 * @returns {PageAddress[]}
 */
export function addressesIn(file, text) {
  const found = [...text.matchAll(/['`](\/[^'`$?]*)/g)].map(([, path = '']) =>
    path.replace(/\/$/, ''),
  );
  return [...new Set(found)].filter(Boolean).map((address) => ({ address, file }));
}

/**
 * The addresses of the portal's pages, from `contract/src/<subject>/pages.ts`, the longest first.
 * @param {string} root
 * @returns {PageAddress[]}
 */
export const pageAddresses = (root) =>
  readdirSync(join(root, 'contract/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `contract/src/${name}`)
    .filter((folder) => readdirSync(join(root, folder)).includes('pages.ts'))
    .map((folder) => `${folder}/pages.ts`)
    .flatMap((file) => addressesIn(file, readFileSync(join(root, file), 'utf8')))
    .sort((a, b) => b.address.length - a.address.length);

/**
 * Refuses the address of a page written out as a string: it would be missed when the page moves.
 * @param {readonly PageAddress[]} addresses the longest first
 * @returns {import('eslint').Rule.RuleModule}
 */
export const noPageLiterals = (addresses) => ({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: '"{{text}}" is an address of the portal: take it from {{file}}.' },
  },
  create(context) {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text !== 'string' || !text.startsWith('/')) return;
      const page = addresses.find(
        ({ address }) =>
          text.startsWith(address) && ['', '/', '?', '#'].includes(text.charAt(address.length)),
      );
      if (page) context.report({ node, messageId: 'literal', data: { text, file: page.file } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
    };
  },
});
