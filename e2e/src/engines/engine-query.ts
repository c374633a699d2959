import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** What a member looks for on a page: by its role and its accessible name, or by its words. */
export interface EngineQuery {
  role?: string;
  /** The name of that role, or the words of a text. */
  name?: string | RegExp;
  level?: number;
  /** The role that it is in, with its name. */
  within?: { role: string; name: string | RegExp };
  /** Finds only fields that are marked as wrong. */
  invalid?: boolean;
  /** Finds also what can't be used at the moment. */
  disabled?: boolean;
}

/** The query as it is passed to the page, as JSON. */
export interface PassedQuery {
  role?: string;
  name?: PassedName;
  level?: number;
  within?: { role: string; name: PassedName };
  invalid: boolean;
  disabled: boolean;
}

type PassedName = { exact: string } | { source: string; flags: string };

const passedName = (name: string | RegExp): PassedName =>
  typeof name === 'string' ? { exact: name } : { source: name.source, flags: name.flags };

/** Makes a query ready for `findElement`. */
export const passed = ({ role, name, level, within, ...more }: EngineQuery): PassedQuery => ({
  ...(role && { role }),
  ...(name !== undefined && { name: passedName(name) }),
  ...(level && { level }),
  ...(within && { within: { role: within.role, name: passedName(within.name) } }),
  invalid: more.invalid ?? false,
  disabled: more.disabled ?? false,
});

/** The query in words, for the message about what wasn't found. */
export const inWords = ({ role, name, within }: EngineQuery): string =>
  [role ?? 'text', name && String(name), within && `in ${inWords(within)}`]
    .filter(Boolean)
    .join(' ');

/**
 * Testing Library as a script for the page. Drivers find elements by CSS only. This finds them by roles and names, as
 * assistive technology does, and in the same way in each engine.
 */
export const QUERY_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Whether the page has that script. Runs in the page. */
export const hasQueryScript = () => 'TestingLibraryDom' in window;

/** The first visible element that a query means. Runs in the page, so it uses nothing around it. */
export function findElement(query: PassedQuery): Element | null {
  const { queryAllByRole, queryAllByText } = (
    window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const matcher = (name: PassedName) =>
    'exact' in name ? name.exact : new RegExp(name.source, name.flags);
  const byRole = (scope: HTMLElement, role: string, name?: PassedName, level?: number) =>
    queryAllByRole(scope, role, {
      ...(name && { name: matcher(name) }),
      ...(level && { level }),
    });
  const { role, name, level, within, invalid, disabled } = query;
  const scopes = within ? byRole(document.body, within.role, within.name) : [document.body];
  const found = scopes.flatMap((scope) => {
    if (role) return byRole(scope, role, name, level);
    return name
      ? queryAllByText(scope, matcher(name), { ignore: 'script, style, .print-sheet *' })
      : [];
  });
  const isMeant = (element: HTMLElement) =>
    element.checkVisibility() &&
    (disabled || !element.matches(':disabled, [aria-disabled="true"]')) &&
    (!invalid || element.getAttribute('aria-invalid') === 'true');
  return found.find(isMeant) ?? null;
}
