import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOAD, type Size } from './goals.ts';
import { PATHS } from './paths.ts';
import { fillPortal, portalToken, startPortal } from './portal.ts';
import { people } from './people.ts';
import { BESIDE, HEADLINE, STOCK_USERS } from './requests.ts';
import { ask, assertSamePage, assertSameUsers } from './same-answer.ts';
import { seededDatabases } from './seeded.ts';
import { startServer, type Server } from './server-process.ts';
import { fillStock, startStock, stockToken } from './stock.ts';

interface SignedIn {
  url: string;
  token: string;
}

/** The portal and the stock application at one size, with the same people. */
export interface Pair {
  size: Size;
  portal: SignedIn;
  stock: SignedIn;
  /** What the bare routes answer with: the bytes of the portal's headline answer. */
  bareBody: string;
}

let port = 4200;
const bodyFile = (size: Size | 0) => path.join(PATHS.run, `bare-body-${size}.json`);

/** Database files with people, by size. */
export async function prepareData() {
  const portal = await seededDatabases(
    {
      name: 'portal',
      boot: (file) => startPortal(file, port++),
      fill: (database, size) => fillPortal(database, people(size)),
    },
    LOAD.sizes,
  );
  const empty = bodyFile(0);
  writeFileSync(empty, '{}');
  const stock = await seededDatabases(
    {
      name: 'stock',
      boot: (file) => startStock(file, port++, empty),
      fill: (database, size) => fillStock(database, people(size)),
    },
    LOAD.sizes,
  );
  return { portal, stock };
}

async function startPair(size: Size, portalFile: string, stockFile: string): Promise<Pair> {
  const portal = await startPortal(portalFile, port++);
  const ofPortal = { url: portal.url, token: await portalToken(portal) };
  const bareBody = bodyFile(size);
  writeFileSync(bareBody, await ask(ofPortal.url + HEADLINE.portal, ofPortal.token));
  const stock = await startStock(stockFile, port++, bareBody);
  const ofStock = { url: stock.url, token: await stockToken(stock) };
  return { size, portal: ofPortal, stock: ofStock, bareBody };
}

/** The numbers count only if both servers answer every question with the same people. */
async function assertSameAnswers({ portal, stock }: Pair) {
  for (const question of [HEADLINE, ...Object.values(BESIDE).flat()]) {
    const ofPortal = await ask(portal.url + question.portal, portal.token);
    const ofStock = await ask(stock.url + question.stock, stock.token);
    assertSamePage(question.portal, ofPortal, ofStock);
  }
  const ofPortal = await ask(portal.url + HEADLINE.portal, portal.token);
  assertSameUsers(ofPortal, await ask(stock.url + STOCK_USERS, stock.token));
}

/** Both servers of every size, signed in to and checked to give the same answers. */
export async function startPairs(data: Awaited<ReturnType<typeof prepareData>>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const size of LOAD.sizes) {
    const pair = await startPair(size, data.portal.get(size) ?? '', data.stock.get(size) ?? '');
    await assertSameAnswers(pair);
    pairs.push(pair);
  }
  return pairs;
}

/** A Koa server with nothing on it, for information. */
export function startBareKoa(bareBody: string): Promise<Server> {
  return startServer({
    name: 'bare-koa',
    cwd: PATHS.bench,
    args: ['--import', 'tsx', 'src/bare-koa.ts'],
    env: { BARE_BODY_FILE: bareBody },
    port: port++,
    health: '/',
  });
}
