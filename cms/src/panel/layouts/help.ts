import type { PanelLayout } from '../panel-layout';

/** A topic with its answers, in the order in which members read them. */
export const helpTopicLayout: PanelLayout = {
  uid: 'api::help.help-topic',
  changedIn: 'panel',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  pageSize: 20,
  list: ['title', 'description', 'updatedAt'],
  edit: [['title'], ['description'], ['answers']],
  fields: {
    title: { label: 'Title', readOnly: true },
    description: { label: 'What it is about', readOnly: true },
    answers: {
      label: 'Answers',
      shows: 'question',
      help: 'Drag them into the order in which members read them. If you remove an answer, members don’t see it until it has a topic again.',
    },
    updatedAt: { label: 'Last changed' },
  },
};

/** A question with its answer. */
export const helpAnswerLayout: PanelLayout = {
  uid: 'api::help.help-answer',
  changedIn: 'panel',
  past: true,
  mainField: 'question',
  sort: { by: 'updatedAt', order: 'DESC' },
  pageSize: 20,
  list: ['question', 'topic', 'yesCount', 'noCount', 'updatedAt'],
  edit: [['question'], ['answer'], ['videoUrl', 'topic'], ['yesCount', 'noCount']],
  fields: {
    question: { label: 'Question' },
    answer: { label: 'Answer' },
    videoUrl: {
      label: 'Video',
      help: 'From YouTube or Vimeo, or a link to a video file. Leave empty for none.',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
    topic: {
      label: 'Topic',
      shows: 'title',
      help: 'A new answer comes last. Change its place in the topic.',
    },
    yesCount: { label: 'Found it helpful', readOnly: true },
    noCount: { label: 'Did not', readOnly: true },
    updatedAt: { label: 'Last changed' },
  },
};

/** What members searched for and did not find. Each stands for a missing answer. */
export const helpSearchLayout: PanelLayout = {
  uid: 'api::help.help-search',
  changedIn: 'panel',
  mainField: 'words',
  sort: { by: 'times', order: 'DESC' },
  pageSize: 50,
  list: ['words', 'times', 'lastAt'],
  edit: [['words'], ['times', 'lastAt']],
  fields: {
    words: {
      label: 'Looked for',
      readOnly: true,
      help: 'Once there’s an answer, delete this to take it off the list.',
    },
    times: { label: 'How often', readOnly: true },
    lastAt: { label: 'Last time', readOnly: true },
  },
};

/** Words that mean the same in the help center's search. */
export const helpSynonymLayout: PanelLayout = {
  uid: 'api::help.help-synonym',
  changedIn: 'panel',
  mainField: 'word',
  sort: { by: 'word', order: 'ASC' },
  pageSize: 50,
  list: ['word', 'sameAs', 'updatedAt'],
  edit: [['word'], ['sameAs']],
  fields: {
    word: {
      label: 'Word',
      help: 'A word that members search the help center for, or a few words together.',
      placeholder: 'vet',
    },
    sameAs: {
      label: 'Means the same as',
      help: 'Up to twelve, separated by commas. A search for any of these words also finds the others.',
      placeholder: 'veterinarian, animal doctor',
    },
    updatedAt: { label: 'Last changed' },
  },
};
