import { expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from './growth';

function spin(steps: number): number {
  let state = 1;
  for (let step = 0; step < steps; step += 1) state = (state * 48_271) % 2_147_483_647;
  return state;
}

it('work that is linear grows as its input does', () => {
  expect(growthOf((times) => spin(20_000 * times))).toBeLessThan(FAR_FROM_LINEAR);
});

it('work that is quadratic is distinguished from linear work', () => {
  expect(growthOf((times) => spin(20_000 * times ** 2))).toBeGreaterThan(FAR_FROM_LINEAR);
});
