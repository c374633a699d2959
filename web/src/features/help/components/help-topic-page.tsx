import { useParams } from 'react-router-dom';
import { answerIdOf, placeOf } from '../model/help-links';
import { TopicMissing } from './topic-missing';
import { TopicView } from './topic-view';

/** One topic with its questions and answers; one of them opened by its address. */
export function HelpTopicPage() {
  const { topic, id } = useParams();
  const place = placeOf(topic);
  if (!place) return <TopicMissing />;
  // Each topic has its own search and its own opened answers.
  return <TopicView key={place} place={place} asked={id} askedId={answerIdOf(place, id)} />;
}
