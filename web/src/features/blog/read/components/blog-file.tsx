import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { Download, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/lib/files/download-save';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { readBlogFile } from '../../api/blogs';

export interface BlogFileProps {
  url: string;
  name: string;
  /** Requests valid links if this one has expired. */
  onRenew?: () => unknown;
}

/** A file of an article that is not a picture: its name, and a button to download it. */
export function BlogFile({ url, name, onRenew }: BlogFileProps) {
  const [busy, setBusy] = useState(false);
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  }, [url]);

  const read = async () => saveFile(await readBlogFile(latest.current), name);
  const renewed = async () => {
    await onRenew?.();
    // Wait until the answer has been rendered.
    await new Promise((shown) => setTimeout(shown));
    await read();
  };
  const download = async () => {
    setBusy(true);
    try {
      await read().catch(renewed);
    } catch {
      toast.error(BLOG_TEXTS.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface py-2.5 pr-2.5 pl-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        <FileText size={24} strokeWidth={1.7} aria-hidden />
      </span>
      <span dir="auto" className="min-w-0 flex-1 basis-32 text-s font-[560] wrap-anywhere">
        {name}
      </span>
      <Button
        variant="quiet"
        size="s"
        icon={<Download size={18} aria-hidden />}
        busy={busy}
        busyLabel="Downloading..."
        onClick={() => void download()}
      >
        Download <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}
