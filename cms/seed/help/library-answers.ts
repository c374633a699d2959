import { answered, points } from './demo-answer';

export const LIBRARY_ANSWERS = [
  answered(
    'What do I find in the library?',
    points(
      '<strong>Forms</strong> and <strong>Applications</strong> to download and print.',
      '<strong>Pet Care</strong> and <strong>Professional Development</strong>: papers, pictures and videos, in folders.',
      '<strong>Guides &amp; References</strong> and <strong>Videos</strong>, the newest first.',
      '<strong>Attorneys</strong>, for attorneys only.',
    ),
    'A folder says how many items it holds. The number counts what you may see.',
  ),
  answered(
    'How do I search?',
    'Type one or several words into the search box. Titles and descriptions are searched, and also the text inside PDF documents. Every word has to occur; the beginning of a word is enough, so “vacc” finds “vaccination”. Capitals and accents make no difference.',
  ),
  answered(
    'How do I open, download or print something?',
    'Press its title. Documents and pictures open in place, videos play in place, and <strong>Download</strong> saves the file to your device. To print, open the document and use the print button of your browser. Videos from YouTube and Vimeo can be watched here and not downloaded.',
  ),
  answered(
    'A video does not play. What can I do?',
    points(
      'Wait a moment: on a slow line the beginning takes a while.',
      'Download the file and open it on your device.',
      'Try another browser, if it says that this format can’t be played.',
      'If a video comes from YouTube or Vimeo, your network may block these sites.',
    ),
    'If none of this helps, tell us which video it is with <strong>Contact Library Team</strong>.',
  ),
  answered(
    'Why does somebody else see more in the library than I do?',
    'Some items are meant for certain roles, and some for attorneys only. They are neither listed nor counted nor found for anybody else, and their address does not open.',
  ),
  answered(
    'Can I send somebody the address of an item?',
    'Yes. The address of its page stays the same, also when the file is replaced by a newer one. Whoever opens it has to sign in, and has to be allowed to see it. Copied addresses of the file itself end after a short time; send the page.',
  ),
  answered(
    'Something is missing. Can you add it?',
    'Press <strong>Request Materials</strong> below and say what you are looking for and what you need it for. If we have it, we add it and tell you; if not, we look for it or write it.',
  ),
];
