import { HELP_PLACES, HELP_TEXTS } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SkeletonCards } from '@/ui/skeleton';
import { useVideos } from '../api/answers';
import { AnswerVideo } from './answer-video';

/** Every answer with a video, the video first. */
export function VideosPage() {
  usePage(HELP_TEXTS.videoTutorials);
  return (
    <>
      <BackLink to={helpPages.home} label={HELP_TEXTS.back} />
      <AsyncView
        {...viewOf(useVideos())}
        errorTitle="Failed to load the video tutorials"
        skeleton={<SkeletonCards label="Loading the video tutorials..." className="mt-2" />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<Clapperboard size={32} aria-hidden />}
            title="There are no video tutorials yet."
          />
        }
      >
        {({ items }) => (
          <ul className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map(({ id, topic, question, videoUrl }) => (
              <Card key={id} as="li">
                <AnswerVideo videoUrl={videoUrl} title={question} />
                <h2 className="mt-2 font-body text-m font-[650] tracking-normal">
                  <OwnWords text={question} />
                </h2>
                <p className="text-s text-ink-soft">{HELP_PLACES[topic].card}</p>
                <Link
                  to={helpPages.topic(topic, id)}
                  className="inline-flex min-h-11 items-center rounded-s font-[560] text-brand-strong hover:underline"
                >
                  Read the answer<span className="sr-only">: {question}</span>
                </Link>
              </Card>
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  );
}
