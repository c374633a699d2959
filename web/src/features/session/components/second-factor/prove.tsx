import type { ErrorCode } from '@hearthside/contract/error-code';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RequiredSetup } from './required-setup';
import { StepUpDialog } from './step-up-dialog';

/**
 * Asks the member for what a refused call lacks, over whatever is open. It has a root of its own, so that the page
 * below is not drawn anew. Resolves to whether the call is worth repeating.
 */
export function prove(code: ErrorCode): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const done = (proved: boolean) => {
      root.unmount();
      place.remove();
      resolve(proved);
    };
    const Asking = code === 'SECOND_FACTOR_REQUIRED' ? RequiredSetup : StepUpDialog;
    root.render(
      <StrictMode>
        <Asking onDone={done} />
      </StrictMode>,
    );
  });
}
