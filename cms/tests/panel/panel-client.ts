import { PANEL_ACCOUNTS } from '../../seed/seed-panel';
import { server } from '../harness/shared';

export interface PanelReply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests assert on the shape instead
  body: any;
}

/** Someone signed in to the panel, asking its API. */
export interface PanelPerson {
  get(path: string): Promise<PanelReply>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<PanelReply>;
  /** Puts a file into the media library, in place of another where one is named. */
  upload(bytes: Buffer, name: string, type: string, replaced?: number): Promise<PanelReply>;
  /** What the browser sends at the files' address. */
  cookie(): string;
}

/** By token: what the panel has given the browser for the files' address. */
const cookies = new Map<string, string>();

/** Who asks, and which server. */
interface Caller {
  base: string;
  token?: string;
}

async function ask({ base, token }: Caller, method: string, path: string, body?: unknown) {
  const isForm = body instanceof FormData;
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const [cookie] = response.headers.getSetCookie().filter((one) => /^hearthside_panel/.test(one));
  if (token && cookie) cookies.set(token, cookie.split(';')[0] as string);
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson && text ? JSON.parse(text) : undefined };
}

/** What someone is signed in with lasts half an hour in Strapi; it is used for a part of that. */
const USED_MS = 10 * 60_000;
/** By server and address, over all files of tests. */
const signedIn: Map<string, { token: string; at: number }> = ((
  globalThis as { panelSignIns?: Map<string, { token: string; at: number }> }
).panelSignIns ??= new Map());

/** Signs in again, for a test that ends the session. */
export async function newPanelSession(who: {
  email: string;
  password: string;
}): Promise<PanelPerson> {
  const base = server.baseUrl;
  const { email, password } = who;
  const { status, body } = await ask({ base }, 'POST', '/admin/login', { email, password });
  if (status !== 200) throw new Error(`Not signed in: ${status} ${JSON.stringify(body)}`);
  return personWith({ base, token: body.data.token as string });
}

/** Asked sparingly, because Strapi refuses whoever signs in too often. */
async function tokenOf(base: string, email: string, password: string): Promise<string> {
  const name = `${base} ${email}`;
  const known = signedIn.get(name);
  if (known && Date.now() - known.at < USED_MS) return known.token;
  const { status, body } = await ask({ base }, 'POST', '/admin/login', { email, password });
  if (status !== 200) throw new Error(`The panel refused ${email}: ${status}`);
  const { token } = body.data as { token: string };
  signedIn.set(name, { token, at: Date.now() });
  return token;
}

/** Signs in to the panel, of the server all files share or of a test's own. */
export async function panelSignIn(
  email: string,
  password: string,
  base = server.baseUrl,
): Promise<PanelPerson> {
  return personWith({ base, token: await tokenOf(base, email, password) });
}

function personWith(caller: Required<Caller>): PanelPerson {
  return {
    cookie: () => cookies.get(caller.token) ?? '',
    get: (path) => ask(caller, 'GET', path),
    send: (method, path, content) => ask(caller, method, path, content),
    upload(bytes, name, type, replaced) {
      const form = new FormData();
      form.append('files', new File([new Uint8Array(bytes)], name, { type }));
      return ask(caller, 'POST', replaced ? `/upload?id=${replaced}` : '/upload', form);
    },
  };
}

/** The demo's account with this role. */
export function panelAccount(role: (typeof PANEL_ACCOUNTS)[number]['role']) {
  const account = PANEL_ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`The demo has no panel account for ${role}.`);
  return account;
}
