import type { Paper } from './paper';

type Doc = PDFKit.PDFDocument;

/** The logo of a letterhead. */
export function drawMark(
  doc: Doc,
  mark: Paper['from']['mark'],
  color: string,
  x: number,
  y: number,
) {
  doc.save().translate(x, y);
  doc.roundedRect(0, 0, 40, 40, 10).fill(color);
  doc.fillColor('#ffffff').strokeColor('#ffffff').lineWidth(2.4);
  if (mark === 'paw') {
    doc.ellipse(20, 26, 8, 6.6).fill();
    for (const [dx = 0, dy = 0] of [
      [10, 18],
      [16, 12],
      [24, 12],
      [30, 18],
    ])
      doc.ellipse(dx, dy, 3, 3.8).fill();
  } else if (mark === 'cross') {
    doc.roundedRect(16, 9, 8, 22, 2).fill();
    doc.roundedRect(9, 16, 22, 8, 2).fill();
  } else if (mark === 'shield') {
    doc.path('M20 8 L31 12 V20 C31 27 26 31 20 33 C14 31 9 27 9 20 V12 Z').fill();
    doc.strokeColor(color).path('M15 20 L19 24 L26 15').stroke();
  } else {
    doc.path('M20 9 V31 M13 31 H27 M9 13 H31').stroke();
    doc.path('M5 22 A5 5 0 0 0 15 22 Z').fill();
    doc.path('M25 22 A5 5 0 0 0 35 22 Z').fill();
    doc.lineWidth(1).path('M10 13 L5 22 M10 13 L15 22 M30 13 L25 22 M30 13 L35 22').stroke();
  }
  doc.restore();
}

/** A round seal in a translucent color. */
export function drawSeal(doc: Doc, words: string, color: string, x: number, y: number) {
  doc
    .save()
    .rotate(-12, { origin: [x, y] })
    .opacity(0.55);
  doc.lineWidth(2).strokeColor(color).circle(x, y, 42).stroke();
  doc.lineWidth(0.8).circle(x, y, 36).stroke();
  doc
    .font('Helvetica-Bold')
    .fontSize(words.length > 11 ? 7 : 9)
    .fillColor(color);
  doc.text(words, x - 40, y - 4, {
    width: 80,
    align: 'center',
    characterSpacing: 0.6,
    lineBreak: false,
  });
  for (const dy of [-17, 16])
    doc
      .path(`M${x - 14} ${y + dy} H${x + 14}`)
      .lineWidth(0.8)
      .stroke();
  doc.restore();
}

/** A signature: a line whose waves follow the letters of the name. */
export function drawSignature(doc: Doc, name: string, x: number, y: number) {
  const letters = [...name.replace(/[^\p{L}]/gu, '')].slice(0, 13);
  let path = `M${x} ${y}`;
  let at = x;
  for (const [place, letter] of letters.entries()) {
    const code = letter.codePointAt(0) ?? 0;
    const high = place === 0 || /\p{Lu}/u.test(letter) ? 20 : 3 + (code % 9);
    const wide = 5 + (code % 5);
    path += ` C${at + 1} ${y - high} ${at + wide - 2} ${y - high - 1} ${at + wide * 0.6} ${y - 1} S${at + wide + 2} ${y + 2} ${at + wide} ${y - 1}`;
    at += wide;
  }
  doc
    .save()
    .lineWidth(1.1)
    .lineCap('round')
    .strokeColor('#25406b')
    .path(`${path} q14 6 26 -4`)
    .stroke()
    .restore();
}

/** An X-ray film on a light box: bones, and the letter of the side. */
export function drawXray(doc: Doc, of: 'hips' | 'chest', x: number, y: number, width: number) {
  const height = 150;
  doc.save().translate(x, y);
  doc.roundedRect(0, 0, width, height, 6).fill('#12181c');
  doc.roundedRect(0, 0, width, height, 6).clip();
  const middle = width / 2;
  doc.fillColor('#8fa3ad').fillOpacity(0.16).ellipse(middle, 78, 120, 84).fill();
  doc.strokeColor('#dfe9ee').lineCap('round');
  for (let n = 0; n < 11; n += 1) {
    doc
      .fillColor('#dfe9ee')
      .fillOpacity(0.75)
      .roundedRect(middle - 8, -4 + n * 15, 16, 11, 3)
      .fill();
  }
  for (const side of [-1, 1]) {
    doc.save().translate(middle, 0).scale(side, 1).strokeOpacity(0.5);
    if (of === 'hips') {
      doc.lineWidth(13).path('M10 44 C40 20 62 40 54 74').stroke();
      doc.strokeOpacity(0.62).lineWidth(15).path('M66 84 L96 172').stroke();
      doc.fillOpacity(0.85).fillColor('#eef4f6').circle(56, 80, 13).fill();
      doc.strokeOpacity(0.4).lineWidth(3).circle(56, 80, 18).stroke();
      doc.strokeOpacity(0.45).lineWidth(8).path('M10 118 C34 104 44 96 46 92').stroke();
    } else {
      for (let n = 0; n < 8; n += 1) {
        doc
          .lineWidth(4)
          .path(`M8 ${8 + n * 17} C60 ${-6 + n * 17} 108 ${12 + n * 17} ${104 - n} ${52 + n * 15}`)
          .stroke();
      }
    }
    doc.restore();
  }
  if (of === 'chest')
    doc
      .fillOpacity(0.3)
      .fillColor('#eef4f6')
      .ellipse(middle - 22, 92, 34, 42)
      .fill();
  doc
    .fillOpacity(0.9)
    .fillColor('#ffffff')
    .font('Helvetica-Bold')
    .fontSize(13)
    .text('L', width - 26, 12, { lineBreak: false });
  doc.restore();
}
