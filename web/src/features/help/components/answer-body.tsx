import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { helpPages } from '@hearthside/contract/help/pages';
import { Clapperboard, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { RichText } from '@/ui/rich-text/rich-text';
import { toast } from '@/ui/toast/toast';
import { AnswerVideo } from './answer-video';
import { AnswerVote } from './answer-vote';

/** An answer: its text, its video, its link, and whether it was helpful. */
export function AnswerBody({ item }: { item: HelpItem }) {
  const [showsVideo, setShowsVideo] = useState(false);
  return (
    <>
      <RichText html={item.answer} headingsFrom={3} />
      {item.videoUrl && showsVideo && (
        <div className="mt-4 max-w-160">
          <AnswerVideo videoUrl={item.videoUrl} title={item.question} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
        {item.videoUrl && (
          <Button
            variant="quiet"
            size="s"
            icon={<Clapperboard size={18} aria-hidden />}
            aria-expanded={showsVideo}
            onClick={() => setShowsVideo(!showsVideo)}
          >
            {showsVideo ? HELP_TEXTS.hideVideo : HELP_TEXTS.showVideo}
          </Button>
        )}
        <Button
          variant="ghost"
          size="s"
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copyLink(item)}
        >
          Copy link<span className="sr-only"> to: {item.question}</span>
        </Button>
      </div>
      <AnswerVote item={item} />
    </>
  );
}

async function copyLink({ topic, id }: HelpItem) {
  const link = window.location.origin + helpPages.topic(topic, id);
  try {
    // Missing if the portal is reached without TLS.
    await navigator.clipboard.writeText(link);
    toast.success('Link copied');
  } catch {
    toast.error(`The link could not be copied. It is ${link}`);
  }
}
