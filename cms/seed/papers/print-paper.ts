import PDFDocument from 'pdfkit';
import { drawMark, drawSeal, drawSignature, drawXray } from './marks';
import { dayIn, type Block, type Paper } from './paper';

type Doc = PDFKit.PDFDocument;

const LEFT = 60;
const WIDTH = 492;
const BOTTOM = 726;
const INK = '#20302c';
const SOFT = '#55655f';
const LINE = '#cfc4b2';

const restart = (doc: Doc, y: number, needed: number) => {
  if (y + needed <= BOTTOM) return y;
  doc.addPage();
  return 64;
};

function facts(doc: Doc, y: number, rows: readonly (readonly [string, string])[]) {
  const column = WIDTH / 2;
  let at = y;
  for (let n = 0; n < rows.length; n += 2) {
    const pair = rows.slice(n, n + 2);
    doc.font('Helvetica').fontSize(10.5);
    const tall = Math.max(
      ...pair.map(([, value]) => doc.heightOfString(value, { width: column - 18 })),
    );
    pair.forEach(([label, value], side) => {
      const x = LEFT + side * column;
      doc
        .font('Helvetica')
        .fontSize(7.5)
        .fillColor(SOFT)
        .text(label.toUpperCase(), x, at, { characterSpacing: 0.5, lineBreak: false });
      doc
        .fontSize(10.5)
        .fillColor(INK)
        .text(value, x, at + 11, { width: column - 18 });
    });
    at += tall + 21;
  }
  doc
    .moveTo(LEFT, at - 4)
    .lineTo(LEFT + WIDTH, at - 4)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke();
  return at + 8;
}

function table(
  doc: Doc,
  y: number,
  { head, widths, rows }: Extract<Block, { table: unknown }>['table'],
  color: string,
) {
  const lefts = widths.map(
    (_, place) => LEFT + (widths.slice(0, place).reduce((a, b) => a + b, 0) / 100) * WIDTH,
  );
  const cell = (text: string, place: number, at: number) =>
    doc.text(text, (lefts[place] ?? LEFT) + 8, at, {
      width: ((widths[place] ?? 0) / 100) * WIDTH - 12,
    });
  doc.rect(LEFT, y, WIDTH, 22).fill(color);
  doc.font('Helvetica-Bold').fontSize(9).fillColor('#ffffff');
  head.forEach((text, place) => cell(text, place, y + 7));
  let at = y + 22;
  doc.font('Helvetica').fontSize(9.5);
  rows.forEach((row, n) => {
    const tall =
      Math.max(
        ...row.map((text, place) =>
          doc.heightOfString(text || ' ', { width: ((widths[place] ?? 0) / 100) * WIDTH - 12 }),
        ),
      ) + 11;
    if (n % 2 === 1) doc.rect(LEFT, at, WIDTH, tall).fill('#f7f3ec');
    row.forEach((text, place) => {
      doc.fillColor(text === 'High' || text === 'Low' ? '#a8362a' : INK);
      cell(text, place, at + 6);
    });
    at += tall;
  });
  doc
    .moveTo(LEFT, at)
    .lineTo(LEFT + WIDTH, at)
    .lineWidth(0.8)
    .strokeColor(color)
    .stroke();
  return at + 16;
}

function paragraph(doc: Doc, y: number, text: string, x = LEFT, width = WIDTH) {
  doc.font('Times-Roman').fontSize(11.5);
  const tall = doc.heightOfString(text, { width, lineGap: 2.5 });
  const at = restart(doc, y, tall);
  doc.font('Times-Roman').fontSize(11.5).fillColor(INK).text(text, x, at, { width, lineGap: 2.5 });
  return at + tall + 8;
}

function checks(doc: Doc, y: number, rows: readonly (readonly [boolean, string])[], color: string) {
  let at = restart(doc, y, rows.length * 20);
  for (const [ticked, label] of rows) {
    doc
      .roundedRect(LEFT + 2, at, 11, 11, 2)
      .lineWidth(0.9)
      .strokeColor(SOFT)
      .stroke();
    if (ticked)
      doc
        .path(`M${LEFT + 4.5} ${at + 5.5} l2.6 3 l4.4 -6`)
        .lineWidth(1.6)
        .strokeColor(color)
        .stroke();
    doc
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(INK)
      .text(label, LEFT + 22, at + 0.5, { width: WIDTH - 22 });
    at += 20;
  }
  return at + 4;
}

function signatures(
  doc: Doc,
  y: number,
  { date }: Paper,
  rows: readonly (readonly [string, string])[],
) {
  const at = restart(doc, y + 14, 78);
  rows.forEach(([name, as], side) => {
    const x = LEFT + side * (WIDTH / 2);
    drawSignature(doc, name, x + 10, at + 34);
    doc
      .moveTo(x, at + 42)
      .lineTo(x + 200, at + 42)
      .lineWidth(0.7)
      .strokeColor(SOFT)
      .stroke();
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(INK)
      .text(name, x, at + 47, { width: 200 });
    doc
      .fontSize(8)
      .fillColor(SOFT)
      .text(`${as}, ${dayIn(date)}`, x, at + 59, { width: 220 });
  });
  return at + 84;
}

function drawn(doc: Doc, y: number, block: Block, paper: Paper): number {
  const { color } = paper.from;
  if ('facts' in block) return facts(doc, restart(doc, y, 60), block.facts);
  if ('table' in block) return table(doc, restart(doc, y, 120), block.table, color);
  if ('text' in block) return paragraph(doc, y, block.text);
  if ('checks' in block) return checks(doc, y, block.checks, color);
  if ('signatures' in block) return signatures(doc, y, paper, block.signatures);
  if ('pageBreak' in block) return restart(doc, y, BOTTOM);
  if ('picture' in block) {
    const at = restart(doc, y, 160);
    drawXray(doc, block.picture, LEFT, at, WIDTH);
    return at + 166;
  }
  if ('heading' in block) {
    const at = restart(doc, y + 4, 50);
    doc.font('Helvetica-Bold').fontSize(11).fillColor(color).text(block.heading, LEFT, at);
    return at + 19;
  }
  return block.clauses.reduce((at, clause, place) => {
    const top = restart(doc, at, 32);
    doc
      .font('Times-Bold')
      .fontSize(11.5)
      .fillColor(color)
      .text(`${place + 1}.`, LEFT, top, { width: 18, lineBreak: false });
    return paragraph(doc, top, clause, LEFT + 20, WIDTH - 20) - 3;
  }, y);
}

function head(doc: Doc, { from, heading, subheading, number, date }: Paper) {
  drawMark(doc, from.mark, from.color, LEFT, 46);
  doc
    .font('Times-Bold')
    .fontSize(17)
    .fillColor(from.color)
    .text(from.name, LEFT + 52, 47, { width: 330 });
  doc.font('Helvetica').fontSize(8).fillColor(SOFT);
  from.lines.forEach((text, place) => doc.text(text, LEFT + 52, 68 + place * 11, { width: 330 }));
  doc.fontSize(8).text(`No. ${number}`, LEFT + 352, 50, { width: 140, align: 'right' });
  doc.text(dayIn(date), LEFT + 352, 62, { width: 140, align: 'right' });
  doc.rect(LEFT, 100, WIDTH, 2).fill(from.color);
  doc.font('Times-Bold').fontSize(24).fillColor(INK).text(heading, LEFT, 120, { width: WIDTH });
  doc
    .font('Times-Italic')
    .fontSize(11.5)
    .fillColor(SOFT)
    .text(subheading, LEFT, doc.y + 2, { width: WIDTH });
  return doc.y + 16;
}

function feet(doc: Doc, { from, number }: Paper) {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc
      .moveTo(LEFT, 738)
      .lineTo(LEFT + WIDTH, 738)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    doc.font('Helvetica').fontSize(7.5).fillColor(SOFT);
    doc.text(`${from.name} · ${number} · Demo paper, nobody’s real record`, LEFT, 746, {
      lineBreak: false,
    });
    doc.text(`Page ${page - start + 1} of ${count}`, LEFT + WIDTH - 100, 746, {
      width: 100,
      align: 'right',
      lineBreak: false,
    });
  }
}

/** Prints a document as a PDF of one or two pages, with its own title and date. */
export async function printPaper(paper: Paper, title: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Author: paper.from.name,
      Subject: paper.heading,
      CreationDate: paper.date,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  let y = head(doc, paper);
  for (const block of paper.blocks) y = drawn(doc, y, block, paper);
  if (paper.seal)
    drawSeal(doc, paper.seal, paper.from.color, LEFT + WIDTH - 52, Math.min(y - 44, 668));
  feet(doc, paper);
  doc.end();
  return done;
}
