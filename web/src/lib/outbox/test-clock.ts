/** A clock to advance, for tests: `pass` runs what is due, and lets promises settle. */
export function testClock() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    settle,
    after: (ms: number, work: () => void) => {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => void (due = due.filter((each) => each !== entry));
    },
    async pass(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
