import { GOALS, LOAD, type Size } from './goals.ts';
import type { Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';

/** What was measured, by name and size. The bare routes have no size. */
export interface Measurements {
  headline: { size: Size; portal: Measured; stock: Measured; stockUsers: Measured }[];
  beside: { size: Size; question: string; portal: Measured; stock: Measured }[];
  bare: Measured;
  bareKoa: Measured;
}

export interface Goal {
  name: string;
  goal: string;
  value: number;
  reached: boolean;
}

const [SMALL, LARGE] = LOAD.sizes;

/** The goals and what was reached. The worst size comes first if there are two. */
export function goalsOf({ headline, bare }: Measurements): Goal[] {
  const at = (size: Size) => headline.find((entry) => entry.size === size)?.portal.rounds ?? [];
  const goals: Goal[] = [];
  for (const { size, portal, stock } of headline) {
    const overStock = medianRatio(portal.rounds, stock.rounds);
    goals.push({
      name: `portal ÷ stock, ${size.toLocaleString('en')} users`,
      goal: `≥ ${GOALS.overStock}`,
      value: overStock,
      reached: overStock >= GOALS.overStock,
    });
  }
  for (const { size, portal } of headline) {
    const ofBare = medianRatio(portal.rounds, bare.rounds);
    goals.push({
      name: `portal ÷ bare route, ${size.toLocaleString('en')} users`,
      goal: `≥ ${GOALS.ofBare}`,
      value: ofBare,
      reached: ofBare >= GOALS.ofBare,
    });
  }
  const growth = medianRatio(at(SMALL), at(LARGE));
  goals.push({
    name: `time at ${LARGE.toLocaleString('en')} ÷ time at ${SMALL.toLocaleString('en')}`,
    goal: `≤ ${GOALS.growth}`,
    value: growth,
    reached: growth <= GOALS.growth,
  });
  return goals;
}

export const middle = (measured: Measured) => median(measured.rounds);
