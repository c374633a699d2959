import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Access from '../contract/src/access.ts';
import {
  DEMO_MODULES,
  FIRST_PAGES,
  MEMBER_MODULES,
  VISITOR_MODULES,
  type AskOfSome,
} from './first-pages.ts';

const source = (name: string) =>
  readFileSync(new URL(`./boot/${name}.js`, import.meta.url), 'utf8');

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The scripts that modules need, themselves and through what they import, without those the page itself names. */
function scriptsFor(bundle: Bundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  );
  const add = (file: string, found: Set<string>) => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) add(next, found);
    return found;
  };
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const named = add(entry?.fileName ?? '', new Set());
  return (modules: string[]): string[] => {
    const found = new Set<string>();
    for (const module of modules) {
      const isIn = ({ moduleIds }: Rolldown.OutputChunk) =>
        moduleIds.some((id) => id.endsWith(`/web/src/${module}`));
      const isIt = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        facadeModuleId?.endsWith(`/web/src/${module}`);
      const all = [...chunks.values()];
      const chunk = all.find(isIt) ?? all.find(isIn);
      if (!chunk) throw new Error(`first-pages.ts names a module without a file: ${module}`);
      add(chunk.fileName, found);
    }
    return [...found].filter((file) => !named.has(file));
  };
}

/** Who may do what. It is not imported as the settings of the build are, which would bundle a copy with them. */
async function readAccess() {
  const file = new URL('../contract/src/access.ts', import.meta.url).pathname;
  return (await runnerImport<typeof Access>(file)).module;
}

/** What only verified members of these roles ask for. */
const ofRoles = (access: typeof Access, { path, who }: AskOfSome) => ({
  path,
  roles: access.ROLES.filter((role) => access[who]({ role, verified: true })),
});

/** What boot/early.js knows of the built portal. Files are named by their place in the list of all. */
function firstPages(bundle: Bundle, access: typeof Access) {
  const scripts = scriptsFor(bundle);
  const files: string[] = [];
  const places = (names: string[]) =>
    names.map((name) => {
      const file = name.replace(/^assets\//, '');
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const members = places(scripts(MEMBER_MODULES));
  const visitors = places(scripts(VISITOR_MODULES));
  const demo = places(scripts(DEMO_MODULES)).filter((file) => !visitors.includes(file));
  const pages = FIRST_PAGES.map(({ path, query, modules, asks }) => {
    const own = places(scripts(modules.map((name) => `features/${name}.tsx`)));
    const all = asks.map((ask) => (typeof ask === 'string' ? { path: ask } : ofRoles(access, ask)));
    return { path, query, asks: all, files: own.filter((file) => !members.includes(file)) };
  });
  return { files, members, visitors, demo, pages };
}

/**
 * Puts boot/boot.js and boot/early.js before everything else of a built page: a classic script with its hash in its
 * name, so that it is kept on devices like the portal's other files and is allowed by the policy, which knows no inline
 * script.
 */
export function bootScript(): Plugin {
  let fileName = '';
  return {
    name: 'boot-script',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const early = source('early').replace(
        'FIRST_PAGES;',
        `${JSON.stringify(firstPages(bundle, await readAccess()))};`,
      );
      const { code } = minifySync('boot.js', `${source('boot')}\n${early}`, {
        compress: { target: 'es2015' },
      });
      const hash = createHash('sha256').update(code).digest('base64url');
      fileName = `assets/boot-${hash.replace(/\W/g, '').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
    },
  };
}
