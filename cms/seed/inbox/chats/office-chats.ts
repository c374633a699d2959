import type { DemoChat } from '../demo-chat';

/** Chats of the office and the board, and the one that staff has opened to a member who is not verified yet. */
export const OFFICE_CHATS: readonly DemoChat[] = [
  {
    opener: 'priya',
    picked: ['dorothy'],
    unread: { dorothy: 1, amara: 1 },
    told: ['amara'],
    script: `
9 days ago
10:20 priya: Good morning Mrs. Kessler, I’m Priya from the Hearthside office. You’ve registered and filled in your profile, thank you. Before we verify you I’d like to ask two things, and you can simply answer here.
10:26 priya: 1. Which animals live with you?
  2. Is there somebody who already looks after them now and then?
14:02 dorothy: Good afternoon. How nice that a person writes. I have one cat, Marmalade, fourteen years old. My neighbor Mr. Ito feeds her when I visit my son.
+12 priya: Thank you! Fourteen, how lovely. Would Mr. Ito be somebody you’d like to name later on?
8 days ago
11:15 dorothy: I have asked him. He said he would be honored and then he brought me tomatoes.
11:32 priya: That sounds like a very good neighbor.
+2 priya: Then all that’s missing is proof of your address: a bill with your name and 12 Elm Street on it. A photo of it is fine, you can send it right here with the paper clip.
4 days ago
16:45 dorothy: I have not found the paper clip. I have found the bill.
16:58 priya: No trouble at all. You may also call me, (503) 555-0104, and we do it together, or come by: 40 Hearth Lane, the side door is the one without steps.
yesterday
15:10 dorothy: Here it is! My son was on the telephone and he did not have to say much.
  + photo letter = Bill.jpg
+1 dorothy: I have covered up the amount, I hope that is allowed.
today
-95 priya: It’s allowed and it’s just what we need, well done! I’ve passed it to Amara, who does the verifying. You’ll get a mail when it’s finished, most likely today or tomorrow. After that you can see everything, not only this chat.
`,
  },
  {
    name: 'Board and office',
    opener: 'margaret',
    picked: ['desmond', 'priya', 'owen', 'amara', 'jonas'],
    unread: { margaret: 2, jonas: 2, desmond: 1 },
    script: `
112 days ago
09:30 margaret: Good morning. I’d like to have the short questions here, so that our quarterly meetings are for the long ones.
09:41 amara: Very welcome.
+7 desmond: A fine idea. My first short one: how many families are waiting to be verified?
+5 priya: Six today, the oldest for four days.
+2 desmond: Thank you. That’s a number I can tell people.
91 days ago
14:10 owen: Seattle has outgrown its store room. The unit next door is free for $140 a month. I’d rather ask than assume.
14:35 margaret: What would it hold that we can’t hold now?
+8 owen: Crates and ramps for about ten more fosters. At present we drive them back and forth across the city.
+11 desmond: Then it pays for itself in gasoline. I’m for it.
+2 margaret: So am I. Please go ahead, for a year at first.
73 days ago
10:05 priya: The open house has a date and sixty cups. The board is warmly invited.
10:20 desmond: I’ll be in Portland that week. I can carry cups.
54 days ago
21:02 desmond: Cups carried. It was a fine day, well done to everybody. I’ve never heard so many good questions about trusts from people holding pastries.
21:15 margaret: I’m sorry I missed it. What was asked most?
+6 desmond: What happens on the first evening. Not the money, not the law. Who comes with the key.
+4 margaret: Then that should be the first page of the new leaflet.
33 days ago
11:20 priya: Draft of the leaflet, first page: “Who comes with the key?” Margaret, you’ll recognize it.
11:48 margaret: I recognize Desmond. It’s very good. On page two I’d put “trustee” before “caretaker”, since people ask in that order.
+5 priya: Changed.
14 days ago
09:15 jonas: Short one from the office: more than forty people are in the portal, and each of the five trusts has its own chat. Whoever is assigned to a trust can read there and nobody else, apart from Amara and me.
09:33 margaret: Do people know that you two can read it?
+4 jonas: It says so in each chat under Members, and we tell them when we introduce it.
+2 margaret: Good. Then I have no further question.
2 days ago
16:05 margaret: For the meeting on {weekday+12w}: I suggest three long questions. Reserves for old animals, visits across borders (Edinburgh, Toronto), and how we find more attorneys. Additions by {weekday+5w}, please.
16:40 owen: I’d add night calls in Seattle, if there’s room.
yesterday
10:12 desmond: There’s room for night calls. I’d even put them first, they can’t wait for old age.
10:30 amara: Then I’ll send round the numbers of the emergency line tonight: calls by hour, and who picked up.
18:45 amara: Here they are in words: 31 calls in three months, 9 of them between ten at night and six. Everybody was called back within the hour, by Jonas or me. Of the 9, five were from Seattle.
`,
  },
  {
    opener: 'margaret',
    picked: ['desmond'],
    script: `
53 days ago
08:40 margaret: Thank you for carrying cups. How is your shoulder?
09:02 desmond: It has opinions, but it was worth it. Grace Lindqvist could run a railway.
+5 margaret: She’d make it on time and there would be pastries.
20 days ago
17:15 desmond: Would you read two pages for me before I show them to anybody? They’re about what a trust should set aside for a horse. Horses live so long.
17:30 margaret: With pleasure. Send them.
19 days ago
09:50 margaret: Read. The second page is the better one, start with it. And say what a farrier costs, nobody knows and everybody nods.
10:15 desmond: You’ve caught me nodding.
`,
  },
  {
    opener: 'priya',
    picked: ['jonas'],
    unread: { jonas: 1 },
    script: `
26 days ago
09:05 priya: The printer says “paw jam”. I’ve checked, it really says paw.
09:12 jonas: Somebody has renamed it. I suspect you.
+1 priya: I’d never admit it.
yesterday
16:20 priya: Marcus Bell has asked again when he’ll be verified. I’ve seen his license, it’s valid in Illinois. Is anything missing from him?
16:42 jonas: Only the second reference. I’ll call them first thing tomorrow.
+3 priya: Thank you. I’ll tell him.
`,
  },
  {
    opener: 'daniel',
    picked: ['priya'],
    unread: { priya: 1 },
    script: `
40 days ago
18:20 daniel: Hello Priya, thank you for helping me to register. I don’t have an animal yet. Is it strange that I’m here already?
39 days ago
09:10 priya: Not strange at all, it’s the best order. May I ask what you’re thinking of?
12:35 daniel: A dog, not too young, from a shelter. I work from home three days of five. My apartment is on the second floor, with an elevator.
+6 priya: Then I’d look at dogs from about six years on. They’ve done their chewing. The shelter we know best is Second Sunrise, +1 (503) 555-0240, and Sam Delgado, one of our caretakers, would go with you if you’d like company.
+4 daniel: I’d like that very much.
24 days ago
17:45 daniel: Sam and I were there. There’s a brown lady of eight called Hazel who put her head on my shoe and left it there.
18:02 priya: Oh dear. That’s how it begins.
11 days ago
10:30 daniel: They’d like to see my home before they decide. Is there anything I should get ready?
10:44 priya: A bed that’s hers, a bowl that’s hers, and a place where nobody walks past. More isn’t needed on the first day. Here is a list that our fosters use, most of it fits.
  + paper checklist = Trial night checklist.pdf
+9 daniel: The spare key! I’d never have thought of it.
yesterday
17:55 daniel: They were here. They’ve said yes. Hazel comes on {weekday+4}!
  + photo bed = Her corner.jpg
`,
  },
];
