import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../app/theme.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css
  .slice(css.indexOf('\n:root {'), css.indexOf('@theme {'))
  .split('@variant dark-root');

const light = hexTokens(lightCss);
const themes = { light, dark: { ...light, ...hexTokens(darkCss) } };

const papers = ['canvas', 'surface', 'surface-sunken'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', 'accent-ink'];
const states = ['good', 'warn', 'bad', 'info'];
const charts = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);

const onPaper = [...inks, ...states].flatMap((ink) => papers.map((paper) => [ink, paper] as const));
const onOwnGround = [
  ...states.flatMap((state) => [
    [state, `${state}-soft`] as const,
    ['ink', `${state}-soft`] as const,
  ]),
  ['brand-strong', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['ink-soft', 'brand-soft'],
  ['accent-ink', 'accent-soft'],
  ['accent-on', 'accent'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['bad-ink', 'bad'],
  ['bad-ink', 'bad-strong'],
  ...[1, 2, 3, 4, 5, 6].map((tint) => ['ink', `tint-${tint}`] as const),
] as const;
const shapes = [...charts, 'line-control', 'brand'].flatMap((shape) =>
  papers.map((paper) => [shape, paper] as const),
);

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each([...onPaper, ...onOwnGround])('makes %s readable on %s', (ink, ground) => {
    expect(ratio(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('makes %s distinguishable on %s', (shape, ground) => {
    expect(ratio(tokens[shape], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('the stylesheet gives the dark theme its own value for every color', () => {
  const same = Object.keys(light).filter((name) => !(name in hexTokens(darkCss)));
  expect(same).toEqual([]);
});

function hexTokens(text: string): Record<string, string> {
  const found = text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = '', hex = '']) => [name, hex]));
}

/** WCAG 2 contrast of two colors. */
function ratio(a: string | undefined, b: string | undefined) {
  if (!a || !b) throw new Error('no such token');
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
