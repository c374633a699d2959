import { RichRuns } from './rich-text-runs';

/** Lists and quotes nested deeper than this become text of the one they are in. */
const DEEPEST = 8;
const CONTAINERS = ['ul', 'ol', 'li', 'blockquote'];
const TEXT_BLOCKS = ['p', 'h1', 'h2', 'h3'];
const EMPTY_PARAGRAPH = '<p></p>';

interface Container {
  tag: string;
  /** The opening tag; empty if the tag is not kept. */
  opening: string;
  parts: string[];
}

const root = (): Container => ({ tag: '', opening: '', parts: [] });

/**
 * Arranges filtered tags and texts into the order the editor knows: blocks with text in them, lists with items, items
 * and quotes with blocks. Text elsewhere gets a paragraph, and empty blocks are dropped.
 */
export class RichBlocks {
  private readonly open: Container[] = [root()];
  private readonly runs = new RichRuns();
  private depth = 0;
  private block: { tag: string; written: boolean } | undefined;

  private get top(): Container {
    return this.open.at(-1) as Container;
  }

  /** `opening`: the tag with its attributes, already clean. */
  start(tag: string, opening: string, href: string) {
    if (CONTAINERS.includes(tag)) return this.startContainer(tag, opening);
    if (TEXT_BLOCKS.includes(tag)) return this.startBlock(tag, true);
    if (tag === 'hr') {
      this.endBlock();
      this.ensureItem();
      this.top.parts.push('<hr>');
    } else if (tag === 'br') {
      if (this.block) this.runs.add('\n');
    } else if (RichRuns.marks(tag)) this.runs.start(tag, href);
    else this.endBlock();
  }

  end(tag: string) {
    if (RichRuns.marks(tag)) return this.runs.end(tag);
    this.endBlock();
    if (CONTAINERS.includes(tag)) this.endContainer(tag);
  }

  text(text: string) {
    if (!this.block) {
      if (/^[ \t\r\n\f]*$/.test(text)) return;
      this.startBlock('p', false);
    }
    this.runs.add(text.replace(/[ \t\r\n\f]+/g, ' '));
  }

  finish(): string {
    this.endBlock();
    while (this.open.length > 1) this.closeTop();
    return this.partsOf(this.top);
  }

  private startContainer(tag: string, opening: string) {
    this.endBlock();
    const inList = ['ul', 'ol'].includes(this.top.tag);
    const kept = tag === 'li' ? inList : this.depth < DEEPEST;
    if (tag !== 'li') this.ensureItem();
    // A container that is not kept passes its parts on to the one it is in.
    this.push(kept ? tag : `not ${tag}`, kept ? opening : '');
  }

  private endContainer(tag: string) {
    const at = this.open.findLastIndex((one) => one.tag === tag || one.tag === `not ${tag}`);
    // Closes items that were only added around content that was directly in a list.
    while (at > 0 && this.open.length > at) this.closeTop();
  }

  private closeTop() {
    const closed = this.open.pop() as Container;
    if (closed.opening) this.depth -= 1;
    const inner = this.partsOf(closed);
    if (inner === '') return;
    if (closed.opening) this.top.parts.push(`${closed.opening}${inner}</${closed.tag}>`);
    else {
      this.ensureItem();
      this.top.parts.push(...closed.parts);
    }
  }

  private partsOf({ parts }: Container): string {
    while (parts.at(-1) === EMPTY_PARAGRAPH) parts.pop();
    return parts.join('');
  }

  private ensureItem() {
    if (['ul', 'ol'].includes(this.top.tag)) this.push('li', '<li>');
  }

  private push(tag: string, opening: string) {
    this.open.push({ tag, opening, parts: [] });
    if (opening) this.depth += 1;
  }

  private startBlock(tag: string, written: boolean) {
    this.endBlock();
    this.ensureItem();
    this.block = { tag, written };
  }

  private endBlock() {
    if (!this.block) return;
    const { tag, written } = this.block;
    const inner = this.runs.take();
    this.block = undefined;
    if (inner !== '') this.top.parts.push(`<${tag}>${inner}</${tag}>`);
    else if (tag === 'p' && written) this.top.parts.push(EMPTY_PARAGRAPH);
  }
}
