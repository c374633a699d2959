/** From the outermost to the innermost. */
const MARKS = ['a', 'strong', 'em', 'u', 's'];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Composed, without control characters and halves of surrogate pairs. A line break stands for <br>. */
const tidy = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\P{Cc}\n]+/gu, '')
    .normalize('NFC');

interface Run {
  text: string;
  href: string;
  marks: string[];
}

/** The text of one block with its marks, using as few tags as possible. */
export class RichRuns {
  private runs: Run[] = [];
  private readonly counts = new Map<string, number>();
  private readonly hrefs: string[] = [];

  static marks(tag: string): boolean {
    return MARKS.includes(tag);
  }

  start(tag: string, href: string) {
    if (tag === 'a') this.hrefs.push(href);
    this.counts.set(tag, (this.counts.get(tag) ?? 0) + 1);
  }

  end(tag: string) {
    if (tag === 'a') this.hrefs.pop();
    this.counts.set(tag, Math.max(0, (this.counts.get(tag) ?? 0) - 1));
  }

  /** Repeated blanks have been collapsed before. */
  add(text: string) {
    const href = this.hrefs.at(-1) ?? '';
    const marks = MARKS.filter((tag) => (tag === 'a' ? href : this.counts.get(tag)));
    const last = this.runs.at(-1);
    const same = last?.href === href && last.marks.join() === marks.join();
    if (last && same) last.text += text;
    else this.runs.push({ text, href, marks });
  }

  /** The block's HTML, without blanks that nobody sees. Empties the block. */
  take(): string {
    const runs = this.trimmed();
    this.runs = [];
    const open: string[] = [];
    let html = '';
    const closeTo = (depth: number) => {
      while (open.length > depth) html += `</${open.pop()?.split(' ')[0]}>`;
    };
    for (const { text, href, marks } of runs) {
      const wanted = marks.map((tag) => (tag === 'a' ? `a href="${escaped(href)}"` : tag));
      const differs = wanted.findIndex((tag, at) => tag !== open[at]);
      closeTo(differs === -1 ? wanted.length : differs);
      for (const tag of wanted.slice(open.length)) {
        html += `<${tag}>`;
        open.push(tag);
      }
      html += escaped(text).replaceAll('\n', '<br>');
    }
    closeTo(0);
    return html;
  }

  private trimmed(): Run[] {
    const runs: Run[] = [];
    let before = ' ';
    for (const run of this.runs) {
      const whole = tidy(run.text)
        .replace(/ +/g, ' ')
        .replace(/ ?\n ?/g, '\n');
      const text = /[ \n]/.test(before) ? whole.replace(/^ /, '') : whole;
      if (text === '') continue;
      runs.push({ ...run, text });
      before = text.at(-1) ?? before;
    }
    // This includes nonbreaking spaces: a paragraph of nothing else is empty.
    for (let last = runs.at(-1); last; last = runs.at(-1)) {
      last.text = last.text.trimEnd();
      if (last.text !== '') break;
      runs.pop();
    }
    return runs;
  }
}
