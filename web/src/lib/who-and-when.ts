import { formatDateTime } from '@/lib/dates';

/**
 * Who has changed something in the meantime, and when, from the server's answer: 'It was Ada Lovelace, Nov 12, 2026,
 * 10:00.'
 */
export function whoAndWhen({ by, at }: Readonly<Record<string, string>>): string {
  const said = [by, at && formatDateTime(at)].filter(Boolean).join(', ');
  return said && `It was ${said}.`;
}
