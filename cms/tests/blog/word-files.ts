import { zipOf } from './zip';

/** The beginning of the old container format, and the name of the stream that makes it a Word document. */
export const container = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(600),
  ]);
/** As much as tells that an archive is a new Word document. */
export const docx = () =>
  zipOf({
    '[Content_Types].xml':
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  });
