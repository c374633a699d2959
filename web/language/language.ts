import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { translated } from './translated.ts';

/** The texts of a catalogue, each with its translation. */
type Catalogue = Record<string, string>;

/** All catalogues of a language. @throws if there are none */
export function readLanguage(language: string): Catalogue {
  const folder = path.resolve(import.meta.dirname, language);
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language) || !existsSync(folder)) {
    throw new Error(`There are no catalogues in web/language/${language}.`);
  }
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return Object.assign({}, ...files.map((json) => JSON.parse(json) as Catalogue)) as Catalogue;
}

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What translates a text of the source, and one of the contract in which numbers are filled in already: 'At most 500
 * users' is a case of 'At most {0} users'. A text without a translation stays as it is.
 */
export function translatorOf(catalogue: Catalogue): (text: string) => string {
  const patterns = Object.entries(catalogue)
    .filter(([text]) => /\{\d+\}/.test(text))
    .map(([text, translation]) => {
      const parts = text.split(/\{\d+\}/).map(plain);
      return { pattern: new RegExp(`^${parts.join('(.+)')}$`, 's'), translation };
    });
  return (text) => {
    const exact = catalogue[text];
    if (exact !== undefined) return exact;
    for (const { pattern, translation } of patterns) {
      const match = pattern.exec(text);
      if (match) return translation.replace(/\{(\d+)\}/g, (_, at) => match[Number(at) + 1] ?? '');
    }
    return text;
  };
}

/** Which modules have texts: the portal's own, the contract's, also as data, and the editor's. */
const WITH_TEXTS =
  /\/web\/src\/.*\.tsx?$|\/rich-text\/src\/.*\.ts$|\/contract\/(src|dist)\/.*\.[jt]s$|^\0contract-data:/;

/** Whether a module of the build is translated. */
export const hasTexts = (id: string): boolean => WITH_TEXTS.test(id);

/** Builds the portal in another language: each text of its source becomes that of the language's catalogues. */
export function inLanguage(language: string): Plugin {
  const translate = translatorOf(readLanguage(language));
  return {
    name: 'in-language',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!hasTexts(id)) return;
      return { code: translated(code, id.endsWith('x') ? 'x.tsx' : 'x.ts', translate), map: null };
    },
    transformIndexHtml: (html) => html.replace('<html lang="en', `<html lang="${language}`),
  };
}
