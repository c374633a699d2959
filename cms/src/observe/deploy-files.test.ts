import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics';

interface Rules {
  groups: { name: string; rules: { alert: string; expr: string; annotations: object }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../deploy', file), 'utf8');
const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels;

const { registry } = createMetrics();
const measured = registry.getMetricsAsArray().map(({ name }) => name);

/** The metrics that an expression asks for. A histogram is asked for by its buckets, its sum or its count. */
const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:hearthside|nodejs|process)_\w+/g)].map(([name]) =>
    measured.includes(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
  );
const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

it.each(asked)('“%s” of deploy/ asks for metrics that exist', (_name, expr) => {
  expect(namesIn(expr).length).toBeGreaterThan(0);
  expect(namesIn(expr).filter((name) => !measured.includes(name))).toEqual([]);
});

it('everything the portal measures itself is on the dashboard', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
  );
  const own = measured.filter((name) => name.startsWith('hearthside_'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

it('the operations page says of every alert what to look at', () => {
  const page = read('../docs/operations.md');
  const unsaid = rules.filter(
    ({ alert }) => !page.includes(`\`${alert.replace('Hearthside', '')}\``),
  );
  expect(unsaid).toEqual([]);
});

it('every alert says what is wrong, and no two have one name', () => {
  for (const { annotations } of rules) expect(annotations).toHaveProperty('summary');
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
});
