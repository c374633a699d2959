import type { Editor } from '@tiptap/core';
import { element } from './element';
import { icon } from './icons';
import { rovingFocus } from './roving-focus';
import { shortcutKeys, shortcutWords } from './shortcut';
import { TOOL_GROUPS, type ToolContext, type Tool } from './tools';

export interface ToolbarOptions {
  editor: Editor;
  context: ToolContext;
  /** The id of the text that it controls. */
  controls: string;
}

function toolButton({ name, label, shortcut, isActive }: Tool): HTMLButtonElement {
  const title = shortcut ? `${label} (${shortcutWords(shortcut)})` : label;
  return element(
    'button',
    {
      type: 'button',
      class: 'rich-text-tool',
      'data-tool': name,
      title,
      'aria-label': label,
      'aria-keyshortcuts': shortcut && shortcutKeys(shortcut),
      'aria-pressed': isActive && 'false',
    },
    icon(name),
  );
}

/** The toolbar. A tool that is unavailable here stays reachable by keyboard and says so. */
export function makeToolbar({ editor, context, controls }: ToolbarOptions) {
  const tools = TOOL_GROUPS.flatMap((group) => group.tools);
  const buttons = new Map(tools.map((tool) => [tool, toolButton(tool)]));
  const groups = TOOL_GROUPS.map(({ name, tools: own }) =>
    element(
      'div',
      { class: 'rich-text-group', role: 'group', 'aria-label': name },
      ...own.flatMap((tool) => buttons.get(tool) ?? []),
    ),
  );
  const bar = element(
    'div',
    { class: 'rich-text-toolbar', role: 'toolbar', 'aria-controls': controls },
    ...groups,
  );
  const roving = rovingFocus(bar, [...buttons.values()]);
  // The text must keep its selection while a tool is pressed.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  for (const [tool, button] of buttons)
    button.addEventListener('click', () => {
      if (editor.isEditable && tool.canRun(editor)) tool.command(editor, context);
    });
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.view.focus();
  });

  const show = () => {
    for (const [tool, button] of buttons) {
      if (tool.isActive) button.setAttribute('aria-pressed', String(tool.isActive(editor)));
      const can = editor.isEditable && tool.canRun(editor);
      button.setAttribute('aria-disabled', String(!can));
    }
  };
  return { bar, show, focus: roving.focus };
}
