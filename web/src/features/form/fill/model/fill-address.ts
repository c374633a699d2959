/** The step that an address names, from 0: `?step=3` is the third question. Undefined where it names none. */
export function stepIn(search: string): number | undefined {
  const step = new URLSearchParams(search).get('step') ?? '';
  return /^[1-9]\d{0,3}$/.test(step) ? Number(step) - 1 : undefined;
}

/** The same address at another step. */
export function atStep(search: string, step: number): string {
  const params = new URLSearchParams(search);
  params.set('step', String(step + 1));
  return `?${params}`;
}
