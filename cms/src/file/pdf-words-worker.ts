import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfWordsTask } from './pdf-words';

async function wordsOf({ bytes, charactersMax }: PdfWordsTask): Promise<string> {
  const pdf = await getDocumentProxy(bytes);
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

// Runs in a thread of its own: reading takes time and memory that a stranger's file decides.
void wordsOf(workerData as PdfWordsTask).then(
  (words) => parentPort?.postMessage(words),
  // Broken, or kept with a password: it has no words for us.
  () => parentPort?.postMessage(''),
);
