import { LOAD } from './goals.ts';
import { measureInTurns, type Measured, type Target, type Turn } from './load.ts';
import type { Pair } from './pairs.ts';
import { BARE, BESIDE, HEADLINE, STOCK_USERS } from './requests.ts';
import type { Measurements } from './results.ts';

const main = (target: Target): Turn => ({
  target,
  warmUpSeconds: LOAD.warmUpSeconds,
  seconds: LOAD.seconds,
});
const beside = (target: Target): Turn => ({
  target,
  warmUpSeconds: LOAD.besideWarmUpSeconds,
  seconds: LOAD.besideSeconds,
});

/** The headline question at every size and the bare routes, all in turns. */
export async function measureHeadline(
  pairs: readonly Pair[],
  bareUrl: string,
  koaUrl: string,
): Promise<Omit<Measurements, 'beside'>> {
  const turns = [
    ...pairs.map(({ size, portal }) =>
      main({ ...portal, name: `portal ${size}`, paths: [HEADLINE.portal] }),
    ),
    main({ name: 'bare', url: bareUrl, paths: [BARE] }),
    ...pairs.map(({ size, stock }) =>
      main({ ...stock, name: `stock ${size}`, paths: [HEADLINE.stock] }),
    ),
    ...pairs.map(({ size, stock }) =>
      beside({ ...stock, name: `stock users ${size}`, paths: [STOCK_USERS] }),
    ),
    beside({ name: 'bare koa', url: koaUrl, paths: ['/'] }),
  ];
  const measured = await measureInTurns(turns, LOAD.rounds);
  const named = (name: string) => measured.find((entry) => entry.name === name) as Measured;
  return {
    headline: pairs.map(({ size }) => ({
      size,
      portal: named(`portal ${size}`),
      stock: named(`stock ${size}`),
      stockUsers: named(`stock users ${size}`),
    })),
    bare: named('bare'),
    bareKoa: named('bare koa'),
  };
}

/** The other questions, each at every size. */
export async function measureBeside(pairs: readonly Pair[]): Promise<Measurements['beside']> {
  const results: Measurements['beside'] = [];
  for (const [question, asked] of Object.entries(BESIDE)) {
    console.log(question);
    for (const { size, portal, stock } of pairs) {
      const turns = [
        beside({ ...portal, name: `portal ${size}`, paths: asked.map((q) => q.portal) }),
        beside({ ...stock, name: `stock ${size}`, paths: asked.map((q) => q.stock) }),
      ];
      const [ofPortal, ofStock] = (await measureInTurns(turns, LOAD.besideRounds)) as [
        Measured,
        Measured,
      ];
      results.push({ size, question, portal: ofPortal, stock: ofStock });
    }
  }
  return results;
}
