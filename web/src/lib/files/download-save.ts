/** How long a download's address stays valid (part 1 §8), in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a file that is already in memory to the browser, to be saved under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const two = (number: number) => String(number).padStart(2, '0');

/** The file name of an exported list: 'users-2026-11-12.csv', by this device's calendar. */
export const exportName = (list: string, now: Date): string =>
  `${list}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
