import { describe, expect, it } from 'vitest';
import { copyPage, type CopyPart } from './copy-page';
import { pathOf } from './write-copy';

const head = {
  name: 'Rosa <b>Marchetti',
  organization: 'Paws & Co',
  madeAt: new Date('2026-11-26T18:00:00.000Z'),
  timeZone: 'America/Los_Angeles',
};
const page = (rows: CopyPart['rows'], files: Parameters<typeof copyPage>[2] = []) =>
  copyPage(head, [{ title: 'Pets', file: 'data/pets.json', rows }], files);

describe('the page of a copy', () => {
  it('names whose it is and when it was made, by the office’s clock', () => {
    const html = page([]);
    expect(html).toContain('What Paws &amp; Co has stored about Rosa &lt;b&gt;Marchetti');
    expect(html).toContain('Created Nov 26, 2026, 10:00 AM');
    expect(html).toContain('Nothing is stored here.');
  });

  it('runs nothing that somebody typed', () => {
    const typed = '"><script>alert(1)</script>\'&';
    const html = page([{ name: typed, [typed]: 1 }], [{ path: 'files/1-a b#.pdf', title: typed }]);
    expect(html).not.toMatch(/<script|<img|"><s/);
    expect(html).toContain('href="files/1-a%20b%23.pdf"');
  });

  it('says values as people read them, and leaves out what is empty', () => {
    const html = page([
      {
        next_deadline: '2026-12-01',
        amount: 12_050,
        reminders: true,
        blocked: false,
        at: '2026-11-26T18:00:00.000Z',
        about: '<p>Two <b>cats</b></p>',
        answers: { 1: ['Yes'] },
        note: '',
        wish: null,
      },
    ]);
    for (const words of [
      '<dt>Next deadline</dt><dd>2026-12-01</dd>',
      '<dd>$120.50</dd>',
      '<dt>Reminders</dt><dd>Yes</dd>',
      '<dt>Blocked</dt><dd>No</dd>',
      '<dd>Nov 26, 2026, 10:00 AM</dd>',
      '&quot;Yes&quot;',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/<dd>Two\s+cats<\/dd>/);
    expect(html).not.toMatch(/Note|Wish/);
  });
});

it('a file of a copy has a name that every system can write, and keeps its ending', () => {
  expect(pathOf({ id: 7, title: 'Vet: "Bella" 1/2.pdf' })).toBe('files/7-Vet_ _Bella_ 1_2.pdf');
  expect(pathOf({ id: 8, title: '../../etc/passwd' })).toBe('files/8-.._.._etc_passwd');
  expect(pathOf({ id: 9, title: `${'x'.repeat(300)}.pdf` })).toMatch(/^files\/9-x{96}\.pdf$/);
});
