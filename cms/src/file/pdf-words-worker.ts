import { getDocumentProxy } from 'unpdf';
import type { PdfRead, PdfState, PdfWordsTask } from './pdf-words';

type Opened = Awaited<ReturnType<typeof getDocumentProxy>>;

async function wordsOf(pdf: Opened, charactersMax: number): Promise<string> {
  let words = '';
  for (let number = 1; number <= pdf.numPages && words.length < charactersMax; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    if (number > 1) words += '\f';
    // A form feed in the text itself would count as the end of a page.
    words += items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll('\f', ' ');
    page.cleanup();
  }
  return words.slice(0, charactersMax);
}

/** A broken or password-protected PDF has no words for us. */
const stateBy = (error: unknown): PdfState =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';

async function read({ bytes, charactersMax }: PdfWordsTask): Promise<PdfRead> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    await pdf.getPage(1);
    return { state: 'fine', words: await wordsOf(pdf, charactersMax) };
  } catch (error) {
    return { state: stateBy(error), words: '' };
  }
}

// A process of its own, because a stranger's file decides how much time and memory reading takes.
process.once('message', (task) => {
  void read(task as PdfWordsTask).then((answer) => process.send?.(answer));
});
