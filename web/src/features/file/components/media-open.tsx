import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox/file';
import { ExternalLink } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { fileApi } from '@/lib/api/file-api';
import { openFile } from '@/lib/files/file-tab';
import { Button } from '@/ui/button';
import { buttonStyle, type ButtonSize } from '@/ui/button-style';
import { toast } from '@/ui/toast/toast';
import type { ShownFile } from '../model/shown-file';

export interface OpenElsewhereProps {
  file: ShownFile;
  size?: ButtonSize;
}

/** Opens a file in a new tab, if it can't be shown here. */
export function OpenElsewhere({ file, size }: OpenElsewhereProps) {
  const face = (
    <>
      <ExternalLink size={18} aria-hidden />
      {CHAT_FILE_TEXTS.openInNewTab}
    </>
  );
  if (file.kind === 'document') {
    return (
      // Works like a link for the member. The signed link itself can't show a PDF: it is served in a way that it
      // can't run anything.
      <Button role="link" variant="quiet" size={size} onClick={() => openPdf(file)}>
        {face}
      </Button>
    );
  }
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: 'quiet', size })}
    >
      {face}
    </a>
  );
}

const openPdf = ({ title, url }: ShownFile) =>
  void openFile(title, () => fileApi.download({ url })).catch((error: unknown) =>
    toast.error(messageOf(error, CHAT_FILE_TEXTS.prepareFailed)),
  );
