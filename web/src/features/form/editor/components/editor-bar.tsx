import { clsx } from 'clsx';
import { memo } from 'react';
import { Button } from '@/ui/button';
import type { SaveState } from '../../api/autosave-types';
import { EditorStepTools, type EditorStepToolsProps } from './editor-step-tools';

export interface EditorBarProps extends EditorStepToolsProps {
  saveState: SaveState['state'];
  published: boolean;
}

/**
 * Shown if there is no room next to the form: its most used tools and its save state, which stay in reach while
 * scrolling. It overlaps the cards' own handles.
 */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { handles, canUndo, canRedo, saveState, published } = props;
  return (
    <div
      role="group"
      aria-label="Form tools at hand"
      className="sticky top-17 z-20 mb-4 flex flex-wrap items-center gap-1 rounded-m border border-line bg-surface px-1.5 py-1 shadow-1 sm:top-2 print:hidden"
    >
      <EditorStepTools handles={handles} canUndo={canUndo} canRedo={canRedo} />
      {/* The full text is next to the tools. */}
      <p
        aria-hidden
        className={clsx(
          // Never truncated: it has a line of its own, or on the narrowest screens shares the second one with the
          // button.
          'px-1 text-xs min-[22.5rem]:max-sm:order-last min-[22.5rem]:max-sm:basis-full max-[22.5rem]:basis-24 sm:flex-1 sm:text-right',
          saveState === 'failed' || saveState === 'conflict'
            ? 'font-medium text-bad'
            : 'text-ink-soft',
        )}
      >
        {WORDS[saveState]}
      </p>
      <Button size="s" className="max-sm:ml-auto" onClick={handles.save}>
        {published ? 'Update Form' : 'Save Form'}
      </Button>
    </div>
  );
});

const WORDS: Record<SaveState['state'], string> = {
  kept: 'Draft saved',
  typed: 'Not saved yet',
  saving: 'Saving draft...',
  failed: 'Not saved',
  conflict: 'Not saved',
};
