import { getDocumentProxy } from 'unpdf';
import type { PdfWordsTask } from './pdf-words';

async function wordsOf({ bytes, charactersMax }: PdfWordsTask): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let words = '';
  for (let number = 1; number <= pdf.numPages && words.length < charactersMax; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    words += items.map((item) => ('str' in item ? item.str : '')).join(' ');
    words += '\n';
    page.cleanup();
  }
  return words.slice(0, charactersMax);
}

// A process of its own: reading takes time and memory that a stranger's file decides.
process.once('message', (task) => {
  void wordsOf(task as PdfWordsTask).then(
    (words) => process.send?.(words),
    // Broken, or kept with a password: it has no words for us.
    () => process.send?.(''),
  );
});
