import { answered, filmed, points, steps } from './demo-answer';

export const FORMS_ANSWERS = [
  filmed(
    'fence',
    answered(
      'Where do I find the forms I am asked to fill?',
      'Open <strong>Assigned Forms</strong>. Every form for your role stands there with its status and with what you can do next. Home names the ones that still wait for you, and a notification tells you when a new one is sent to you.',
    ),
  ),
  answered(
    'How do I fill out a form and send it?',
    steps(
      'In <strong>Assigned Forms</strong>, press <strong>Fill</strong> beside the form.',
      'Answer one question after the other with <strong>Next</strong>; <strong>Back</strong> returns to the one before. Required questions are marked.',
      'At the end all your answers stand on one page. Press the pencil beside an answer to change it.',
      'Press <strong>Submit</strong>. You see at once that your answers have reached us.',
    ),
  ),
  answered(
    'Can I stop in the middle and go on later, or on another device?',
    'Yes. Your answers are saved while you write, and the form says when it last did so. Open it again later, on any device you sign in on, and it goes on where you were. In <strong>Assigned Forms</strong> it stands as <strong>In Progress</strong> until you submit it.',
    'Without a connection your answers are kept on the device and saved as soon as the portal is reached again. Leave the page open until it says so.',
  ),
  answered(
    'What does the status of a form mean?',
    points(
      '<strong>Not Started</strong>: you have not answered anything yet.',
      '<strong>In Progress</strong>: some answers are saved and nothing is sent.',
      '<strong>Pending Approval</strong>: it is sent, and one of us reads it.',
      '<strong>Submitted</strong>: it is sent, and needs no review.',
      '<strong>Approved</strong>: it was read and accepted. There is nothing left to do.',
      '<strong>Rejected</strong>: something has to be changed. The reason stands with the form.',
    ),
  ),
  answered(
    'My form was rejected. What do I do now?',
    'Nothing is lost. Open <strong>Assigned Forms</strong>: beside the form you read what the reviewer asks for. Press <strong>Edit &amp; Resubmit</strong>, change what is named, and send it again. Your other answers are still there, and the status goes back to <strong>Pending Approval</strong>.',
  ),
  answered(
    'Can I change a form after I sent it?',
    'Not by yourself: what a reviewer reads must not change under their eyes. Write to us with <strong>Contact Support</strong> below and say what is wrong. We return the form to you, and you correct it with <strong>Edit &amp; Resubmit</strong>.',
  ),
  answered(
    'Why does somebody else see other questions than I do?',
    'Forms, sections and single questions are asked of certain roles only, and now and then a question leaves somebody out. You are asked exactly what we need from you, so the number of questions can differ from one person to the next.',
  ),
  answered(
    'How does filling my intake form get me verified?',
    'When you join, an intake form for your role waits in <strong>Assigned Forms</strong>. Complete your profile, fill the form and submit it. An admin reads it and verifies you, and the sections of your role open. Home shows how far you have come, and you are told by notification and by mail when it is done.',
  ),
];
