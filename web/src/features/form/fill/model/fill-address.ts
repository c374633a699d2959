/** The step in an address, from 0: `?step=3` is the third question. Undefined if there is none. */
export function stepIn(search: string): number | undefined {
  const step = new URLSearchParams(search).get('step') ?? '';
  return /^[1-9]\d{0,3}$/.test(step) ? Number(step) - 1 : undefined;
}

/** The same address with another step. */
export function atStep(search: string, step: number): string {
  const params = new URLSearchParams(search);
  params.set('step', String(step + 1));
  return `?${params}`;
}
