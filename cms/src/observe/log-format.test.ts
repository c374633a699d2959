import { expect, it } from 'vitest';
import { logFormat } from './log-format';
import { withRequestId } from './request-id';

const MESSAGE = Symbol.for('message');
const at = () => new Date('2026-11-26T03:17:00.123Z');
const line = (message: unknown, more: object = {}) => ({ level: 'warn', message, ...more });
const written = (format: string, isTerminal: boolean, one: ReturnType<typeof line>) =>
  logFormat(format, isTerminal, at).transform(one)[MESSAGE];

it('a plain line has its time, its level and its text, and colors only at a terminal', () => {
  expect(written('plain', false, line('Ready'))).toBe('[2026-11-26 03:17:00.123] warn: Ready');
  expect(written('plain', true, line('Ready'))).toBe(
    '[2026-11-26 03:17:00.123] \u001b[33mwarn\u001b[39m: Ready',
  );
  expect(written('plain', false, line('\u001b[31mRed\u001b[39m'))).toContain('warn: Red');
});

it('a line of a request ends in its id', () => {
  const inRequest = (format: string) =>
    withRequestId('3f2a9c01de', () => written(format, false, line('Slow')));
  expect(inRequest('plain')).toBe('[2026-11-26 03:17:00.123] warn: Slow [3f2a9c01de]');
  expect(JSON.parse(String(inRequest('json')))).toMatchObject({ requestId: '3f2a9c01de' });
});

it('a line for programs is one object on one line, whatever its text is', () => {
  const text = String(written('json', true, line('Two\nlines "quoted"', { stack: 'at x' })));
  expect(text).not.toContain('\n');
  expect(JSON.parse(text)).toEqual({
    time: '2026-11-26T03:17:00.123Z',
    level: 'warn',
    message: 'Two\nlines "quoted"\nat x',
  });
});

it('a format that does not exist is refused', () =>
  expect(() => logFormat('xml', false)).toThrow('LOG_FORMAT'));
