/**
 * A duration as people read it: `0.4 s`, `12 s`, `1 min 05 s`.
 * @param {number} ms
 */
export function duration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** How often a long step says that it is still at work, in milliseconds. */
const SAID_EVERY_MS = 60_000;

/**
 * Counts steps: `[2/5] Building the portal …` before the work, `      done (4.1 s)` after it, and a line for each
 * minute of it.
 */
export class Steps {
  #started = Date.now();

  /** @param {number} total */
  constructor(total) {
    this.total = total;
    this.current = 0;
  }

  /**
   * Announces a step, does it, and reports how it went.
   * @param {string} title
   * @param {() => Promise<string | void> | string | void} work may answer a word for the end line
   */
  async do(title, work) {
    this.current += 1;
    const begin = Date.now();
    console.log(`[${this.current}/${this.total}] ${title} …`);
    const saying = setInterval(
      () => console.log(`      still at it (${duration(Date.now() - begin)})`),
      SAID_EVERY_MS,
    );
    try {
      const outcome = (await work()) ?? 'done';
      console.log(`      ${outcome} (${duration(Date.now() - begin)})`);
    } finally {
      clearInterval(saying);
    }
  }

  /** Milliseconds since the first step. */
  elapsed() {
    return Date.now() - this.#started;
  }
}

/** An error whose message is meant for the person at the keyboard: shown without a stack. */
export class Refusal extends Error {}

/**
 * Runs a script's main function. An error is printed and sets exit code 1.
 * @param {() => Promise<number | void>} main answers the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
