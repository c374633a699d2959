import { isEmptyRich } from '@hearthside/contract/rich-text';
import { getSchema, type Editor } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { MARKUP_EXTENSIONS } from './extensions';

/** Empty paragraphs before and after the text, of which the editor always keeps one to type in. */
const MARGINS = /^(<p><\/p>)+|(<p><\/p>)+$/g;

function serialised(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  const html = box.innerHTML.replace(MARGINS, '');
  return isEmptyRich(html) ? '' : html;
}

/** What the editor holds as it is stored; '' where nothing is written. */
export const markupOf = (editor: Editor): string => serialised(editor.state.doc);

let schema: Schema | undefined;

/** Any markup as the editor would write it, which is what is left of it on opening. */
export function asEditorWrites(html: string): string {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  schema ??= getSchema(MARKUP_EXTENSIONS);
  return serialised(DOMParser.fromSchema(schema).parse(body));
}

/** What is pasted, before it is read: cells of a table, which there is none of here, keep a blank between. */
export const beforePaste = (html: string): string => html.replace(/<\/t[dh]>/gi, ' $&');
