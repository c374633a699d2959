import { isEmptyRich } from '@hearthside/contract/rich-text';
import { getSchema, type Editor } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { MARKUP_EXTENSIONS } from './extensions';

/** Empty paragraphs before and after the text. The editor always keeps one to type in. */
const MARGINS = /^(<p><\/p>)+|(<p><\/p>)+$/g;

function serialised(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  const html = box.innerHTML.replace(MARGINS, '');
  return isEmptyRich(html) ? '' : html;
}

/** The editor's content as it is stored. '' if nothing is written. */
export const markupOf = (editor: Editor): string => serialised(editor.state.doc);

let schema: Schema | undefined;

/** Any markup as the editor would write it. That is what remains of it when it is opened in the editor. */
export function asEditorWrites(html: string): string {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  schema ??= getSchema(MARKUP_EXTENSIONS);
  return serialised(DOMParser.fromSchema(schema).parse(body));
}

/** Prepares pasted markup. Tables are not supported, so their cells are separated by blanks. */
export const beforePaste = (html: string): string => html.replace(/<\/t[dh]>/gi, ' $&');
