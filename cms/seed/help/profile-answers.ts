import { answered, points, steps } from './demo-answer';

export const PROFILE_ANSWERS = [
  answered(
    'How do I change my name, phone number or address?',
    steps(
      'Open <strong>Profile</strong> and press <strong>Edit</strong>.',
      'Change what you like. A field that needs attention says so while you type.',
      'Press <strong>Save</strong>. <strong>Cancel</strong> leaves everything as it was.',
    ),
  ),
  answered(
    'How do I change my email address?',
    'Change it in your profile and save. We send a link to the new address, and until you follow it the old one stays in force. That way nobody is locked out by a typing mistake. The old address is told as well.',
  ),
  answered(
    'How do I add or change my picture?',
    'Open <strong>Profile</strong> and press your picture, or the place where it will be. A photo of up to 10 MB is fine, also straight from a phone; it is cut to a square and made smaller. Members who meet you in chats and in the Directory see it.',
  ),
  answered(
    'Who sees my email address and my city?',
    'Admins see your whole profile. Other members see your name, role and picture; in the <strong>Directory</strong> also your email address and city, where your role is listed there and you have not switched them off. You decide that on your profile, under <strong>In the directory</strong>. Caregivers are shown with phone and address too, so that owners can reach them.',
  ),
  answered(
    'How do I change my password?',
    'In <strong>Profile</strong>, open <strong>Sign-in &amp; security</strong> and enter your current password and a new one. Afterwards you stay signed in on this device and nowhere else. A few words in a row are easy to remember and hard to guess.',
    'If you don’t know your password any more, press <strong>Forgot password</strong> on the sign-in page. We mail you a link.',
  ),
  answered(
    'I signed in on a computer that is not mine. What now?',
    'Open <strong>Sign-in &amp; security</strong>. Every device you are signed in on is listed there with the time it was last used. End a single one, or all of them at once. If somebody may have seen your password, change it as well.',
  ),
  answered(
    'Why are some sections missing from my menu?',
    points(
      'Your role decides which sections you have. An attorney needs other ones than a caretaker.',
      'Most of them open once an admin has verified you. Until then you have your profile, forms, blogs and this help center. Home shows what is left to do.',
    ),
    'If your role is not the right one, write to us with <strong>Contact Support</strong>.',
  ),
];
