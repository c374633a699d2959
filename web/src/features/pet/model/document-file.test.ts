import { DOCUMENT_MAX_BYTES } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { describe, expect, it } from 'vitest';
import { fileProblem, titleFrom } from './document-file';

const pdf = (bytes = 100, start = '%PDF-1.7') =>
  new File([start, new Uint8Array(Math.max(0, bytes - start.length))], 'plan.pdf', {
    type: 'application/pdf',
  });

describe('a chosen file', () => {
  it('must be one PDF of at most 10 MB', async () => {
    expect(await fileProblem([pdf()])).toBeUndefined();
    expect(await fileProblem([pdf(DOCUMENT_MAX_BYTES)])).toBeUndefined();
    expect(await fileProblem([pdf(DOCUMENT_MAX_BYTES + 1)])).toBe(DOCUMENT_TEXTS.tooBig);
    expect(await fileProblem([])).toBe(DOCUMENT_TEXTS.noFile);
    expect(await fileProblem([pdf(), pdf()])).toBe(DOCUMENT_TEXTS.onlyOne);
  });

  it('is recognized by its bytes, not by its name', async () => {
    expect(await fileProblem([pdf(100, 'MZ\u0090')])).toBe(DOCUMENT_TEXTS.wrongType);
    expect(await fileProblem([new File([], 'empty.pdf')])).toBe(DOCUMENT_TEXTS.wrongType);
    expect(await fileProblem([new File(['%PDF-1.4'], 'plan')])).toBeUndefined();
  });
});

it.each([
  ['care-plan.pdf', 'care-plan'],
  ['Care plan.PDF', 'Care plan'],
  ['v1.2.pdf', 'v1.2'],
  ['notes', 'notes'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(160)],
])('a document from %s is titled %s by default', (name, title) =>
  expect(titleFrom(name)).toBe(title),
);
