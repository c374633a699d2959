import { requireFromCms } from './paths.ts';
import type { Upload } from './mixed-requests.ts';

interface Sharp {
  (input: object): { jpeg(options: object): { toBuffer(): Promise<Buffer> } };
}

/** A PDF of one empty page with its cross-reference table, and some 20 kB that stand for a scan. */
function pdfBytes(): Buffer {
  const scan = 'q '.repeat(10_000);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    `<< /Length ${scan.length} >>\nstream\n${scan}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A photo as a phone sends it after making it smaller: noise, which no codec makes much smaller. */
async function photoBytes(): Promise<Buffer> {
  const sharp = requireFromCms('sharp') as Sharp;
  const noise = { type: 'gaussian', mean: 128, sigma: 10 };
  const create = { width: 800, height: 600, channels: 3, background: '#808080', noise };
  return sharp({ create }).jpeg({ quality: 70 }).toBuffer();
}

export const pdf: Upload = {
  name: 'certificate.pdf',
  mime: 'application/pdf',
  bytes: pdfBytes(),
};
export const picture: Upload = {
  name: 'bella.jpg',
  mime: 'image/jpeg',
  bytes: await photoBytes(),
};
