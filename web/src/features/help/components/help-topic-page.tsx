import { useParams } from 'react-router-dom';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { MapPinOff } from 'lucide-react';
import { usePage } from '@/lib/page';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { answerIdOf, placeOf } from '../model/help-links';
import { TopicView } from './topic-view';

/** Shown if the address has no valid topic. */
function TopicMissing() {
  usePage('Help Center');
  return (
    <>
      <BackLink to={helpPages.home} label={HELP_TEXTS.back} />
      <EmptyState
        icon={<MapPinOff size={32} aria-hidden />}
        title="This help center topic doesn’t exist."
      >
        The link may be out of date or mistyped.
      </EmptyState>
    </>
  );
}

/** One topic with its questions and answers. One of them can be opened by its address. */
export function HelpTopicPage() {
  const { topic, id } = useParams();
  const place = placeOf(topic);
  if (!place) return <TopicMissing />;
  // Each topic has its own search and its own open answers.
  return <TopicView key={place} place={place} asked={id} askedId={answerIdOf(place, id)} />;
}
