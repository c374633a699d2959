import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { requirePdf } from './pdf';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const saved = (content: string) => {
  const file = path.join(folder, 'upload');
  writeFileSync(file, Buffer.from(content, 'latin1'));
  return file;
};

describe('requirePdf', () => {
  it.each(['%PDF-1.4\n', '%PDF-2.0', '%PDF-'])('accepts what begins with %j', async (content) => {
    await expect(requirePdf(saved(content))).resolves.toBeUndefined();
  });

  it.each([
    '',
    '%',
    '%PDF',
    '%pdf-1.4',
    ' %PDF-1.4',
    'MZ\x90\x00',
    '\x89PNG\r\n',
    '<!-- %PDF-1.4 -->',
    '\xef\xbb\xbf%PDF-1.4',
    '\x00%PDF-1.4',
  ])('refuses what begins with %j', async (content) => {
    await expect(requirePdf(saved(content))).rejects.toMatchObject({
      status: 415,
      message: 'Invalid file type. Please upload PDF files only.',
    });
  });
});
