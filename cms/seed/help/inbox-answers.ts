import { answered, filmed, points, steps } from './demo-answer';

export const INBOX_ANSWERS = [
  filmed(
    'llama',
    answered(
      'How do I start a chat?',
      steps(
        'Open the <strong>Inbox</strong> and press the button for a new chat.',
        'Search for the people you want and choose one or several.',
        'With several people you can give the group a name. Press <strong>Create</strong>.',
      ),
      'If there is a chat with exactly these people already, it opens instead of a second one.',
    ),
  ),
  answered(
    'Who can read what I write?',
    'The people shown under <strong>Members</strong> in the chat’s menu, and nobody else. The admins of the organisation are in every chat and can read along; they are shown there too.',
  ),
  answered(
    'Which files can I send, and how large may they be?',
    points(
      'Pictures (PNG, JPEG, HEIC, WebP) and PDF documents up to 10 MB each.',
      'Videos (MP4, MOV, WebM) up to 100 MB each.',
      'At most ten files with one message.',
    ),
    'Press the paperclip or drop the files on the message. Other kinds of files are not taken: save a text document as PDF first.',
  ),
  answered(
    'Where do I find a file that was sent weeks ago?',
    'Open the chat, then its menu: <strong>Shared Files</strong>, <strong>Shared Images</strong> and <strong>Shared Videos</strong> list everything that was sent there, the newest first. Press one to look at it or to download it.',
  ),
  answered(
    'How am I told of new messages, and how do I make a chat quiet?',
    'The Inbox in the menu shows how many messages you have not read. If a message stays unread for a while, a mail tells you how many wait and from whom, never what they say.',
    points(
      '<strong>One chat:</strong> switch its notifications off in the chat itself.',
      '<strong>Mails and this device:</strong> open the options of the Inbox, <strong>How you are told</strong>.',
    ),
  ),
  answered(
    'What does Close Chat do?',
    'It hides the chat for you. Nothing is deleted, nobody else’s list changes, and the next message brings it back. You find it under <strong>Closed chats</strong> in the options of the Inbox. If an admin closes a chat, it ends for everybody: it can still be read, and not written in any more.',
  ),
  answered(
    'I cannot find somebody when I start a chat. Why?',
    points(
      'They may not be verified yet. Only verified members are found.',
      'Their role may have no inbox: attorneys, for example, are reached by the email address in the <strong>Directory</strong>.',
      'They may have left the community.',
    ),
    'If you need to reach them all the same, write to us with <strong>Contact Support</strong>.',
  ),
  answered(
    'Is a message lost if the connection breaks off?',
    'No. It waits on your device, marked as not sent yet, and goes out once when the portal is reached again. If it can’t be sent, you see it and can press <strong>Retry</strong>.',
  ),
];
