import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { until } from './until';

/** The lines of a server's log, without colors. */
export function logLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/\u001b\[\d+m/g, '')
    .split('\n');
}

/** The lines of a server's log that contain a text, once there is one: the log is written after the answer. */
export const linesWith = (file: string, part: string): Promise<string[]> =>
  until(`a line with ${part}`, () => {
    const lines = logLines(file).filter((line) => line.includes(part));
    return lines.length > 0 && lines;
  });

const BAD = [
  /^\[[^\]]*\] (error|fatal): /,
  /^\[[^\]]*\] warn: [A-Z]+ \S+ 500 /,
  /UnhandledPromiseRejection|uncaughtException|MaxListenersExceededWarning/,
];

const expectedFile = (logFile: string) => `${logFile}.expected`;

/** Announces that a test will cause such an error line. */
export function expectInLog(logFile: string, part: string) {
  appendFileSync(expectedFile(logFile), `${part}\n`);
}

/** Error lines and 500 answers that no test has announced. */
export function unexpectedErrors(logFile: string): string[] {
  const expected = existsSync(expectedFile(logFile))
    ? readFileSync(expectedFile(logFile), 'utf8').split('\n').filter(Boolean)
    : [];
  return logLines(logFile).filter(
    (line) =>
      BAD.some((pattern) => pattern.test(line)) && !expected.some((part) => line.includes(part)),
  );
}
