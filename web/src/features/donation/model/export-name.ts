const two = (number: number) => String(number).padStart(2, '0');

/** What an exported list of donations is saved as: 'donations-2026-11-12.csv', by this device's calendar. */
export const exportName = (now: Date) =>
  `donations-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
