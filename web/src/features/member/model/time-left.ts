/** How many days there are from now until then, by this device's calendar. Tomorrow is 1. */
export function daysUntil(iso: string, now: Date = new Date()): number {
  const then = new Date(iso);
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(then) - midnight(now)) / 86_400_000);
}

/** 'today', 'tomorrow', 'in 12 days'. What is overdue happens today. */
export function timeLeft(iso: string, now: Date = new Date()): string {
  const days = daysUntil(iso, now);
  if (Number.isNaN(days)) return '';
  if (days < 1) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Whether this instant has passed. */
export const isOver = (iso: string, now: Date = new Date()) =>
  new Date(iso).getTime() <= now.getTime();
