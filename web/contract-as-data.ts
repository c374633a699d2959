import { runnerImport, type Plugin } from 'vite';

/**
 * In a build, what the portal imports from the contract and what is only data (texts, limits,
 * endpoint tables) comes as data, without the schemas of the same file. A page then carries zod
 * and schemas only where it checks a form: the sign-in page, for one, carries neither.
 * An endpoint keeps what a call needs; its schemas stay behind, so forms take theirs by name.
 */
export function contractAsData(): Plugin {
  const files = new Map<string, Promise<Record<string, unknown>>>();
  const dataOf = (name: string) => {
    const data = files.get(name) ?? readData(name);
    files.set(name, data);
    return data;
  };
  return {
    name: 'contract-as-data',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(DATA) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${DATA}`)) return;
      const data = await dataOf(id.slice(DATA.length + 1));
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    async transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id)) return;
      let changed = code;
      for (const [statement, names = '', file = ''] of code.matchAll(IMPORT)) {
        if (AS_CODE.includes(file)) continue;
        const data = await dataOf(file);
        const all = names.split(',').map((name) => name.trim());
        const plain = all.filter((name) => name in data);
        const rest = all.filter((name) => name && !(name in data));
        const lines = [
          plain.length > 0 && `import { ${plain.join(', ')} } from '${DATA}${file}';`,
          rest.length > 0 && `import { ${rest.join(', ')} } from '@hearthside/contract/${file}';`,
        ];
        changed = changed.replace(statement, lines.filter(Boolean).join(' '));
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

const DATA = 'contract-data:';
/** Small files without schemas whose functions every page needs: as data, their texts would be there twice. */
const AS_CODE = ['access', 'section'];
const IMPORT = /^import \{([^}]*)\} from '@hearthside\/contract\/([\w/-]+)';/gm;

async function readData(name: string): Promise<Record<string, unknown>> {
  const file = new URL(`../contract/src/${name}.ts`, import.meta.url).pathname;
  const { module } = await runnerImport<Record<string, unknown>>(file);
  const entries = Object.entries(module).map(([key, value]) => [
    key,
    key.endsWith('Endpoints') ? callTable(value as EndpointTable) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => isData(value)));
}

type EndpointTable = Record<
  string,
  {
    method: string;
    path: string;
    access: string;
    upload?: object;
    query: { shape: object };
    answer: unknown;
  }
>;

function callTable(table: EndpointTable) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { method, path, access, upload, query, answer }]) => {
      const shape = Object.fromEntries(Object.keys(query.shape).map((key) => [key, null]));
      const bytes = typeof answer === 'string' ? answer : null;
      return [name, { method, path, access, upload, query: { shape }, answer: bytes }];
    }),
  );
}

/** Whether a value is the same after a journey through JSON: nothing of it is a schema or code. */
function isData(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value))
    return true;
  if (typeof value !== 'object') return false;
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(isData);
}
