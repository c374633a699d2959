const two = (number: number) => String(number).padStart(2, '0');

/** The file name of a form's exported responses: 'intake-form-responses-2026-11-12.csv', by this device's calendar. */
export function exportFileName(title: string, now: Date): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${words || 'form'}-responses-${day}.csv`;
}
