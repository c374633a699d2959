import type { DemoChat } from '../demo-chat';
import { MARCHETTI_BEGINNING } from './marchetti-beginning';
import { MARCHETTI_LATELY } from './marchetti-lately';
import { MARCHETTI_MIDDLE } from './marchetti-middle';

const MARCHETTI: DemoChat = {
  trust: 'The Marchetti Family Trust',
  unread: { rosa: 1 },
  script: MARCHETTI_BEGINNING + MARCHETTI_MIDDLE + MARCHETTI_LATELY,
};

const BRANDT: DemoChat = {
  trust: 'Brandt Companion Animals Trust',
  unread: { walter: 1 },
  script: `
258 days ago
09:10 amara: Good morning Walter. This is the chat of the Brandt Companion Animals Trust. For now it’s the two of us and Jonas; your trustee and your foster will be here as soon as they’re appointed.
10:42 walter: Good morning. I’m writing with two fingers, please be patient.
+6 walter: Six animals are in the deed and one canary isn’t. Figaro belongs to my neighbor’s boy in truth, he only lives here.
+9 amara: Then we leave him with the boy. Two fingers are plenty.
205 days ago
14:20 jonas: Welcome, Nadia. Nadia Haddad lives in Cherry Creek and will be the foster for Kaiser, Liesl, Sultan and Methuselah, should Walter ever need her.
14:36 nadia: Thank you, Jonas. Hello Mr. Brandt! I grew up with shepherds and have never met a tortoise of 54.
15:10 walter: He hasn’t met many people of thirty. Come for coffee, Miss Haddad. Kaiser will want to look at you.
+4 nadia: With pleasure. Is Saturday good?
+6 walter: Saturday is good. Ring twice, once is the mailman and then he barks.
125 days ago
11:05 amara: Please welcome Oluwaseun Adebayo-Christensen, your trustee. She has read the deed and asks very good questions.
11:22 oluwaseun: Good morning everyone, and thank you. Here is the first of them: who looks after Sultan on the days when Walter is in town?
11:58 walter: My sister Gudrun in Boulder. She isn’t in this portal and says she’s too old for it. She’s 71.
+5 oluwaseun: Then I’ll telephone her. Could I have the number?
+3 walter: (303) 555-0202. Let it ring, she’s in the barn.
124 days ago
16:10 oluwaseun: I’ve had the pleasure of 40 minutes with Gudrun. Sultan is in the best hands, and I now know how to put a grazing muzzle on.
16:31 walter: She’s told you about the time he took it off?
+2 oluwaseun: Twice.
96 days ago
10:15 oluwaseun: Walter, the insurance for Kaiser asks for the X-ray report of his hips. Do you have it on paper?
13:40 walter: I have put it into his record, with the help of the boy next door. Is this it?
  + paper walter/Kaiser/xray = Kaiser hips.pdf
+7 oluwaseun: It’s exactly it. Thank you both.
+3 walter: The boy says you’re welcome.
60 days ago
18:05 nadia: Trial night with Kaiser and Liesl: both ate, both slept. Kaiser doesn’t take my three steps to the garden well. I’ve ordered a ramp and will send the receipt.
18:20 oluwaseun: Please do. That’s a cost of care.
+9 walter: He never liked steps. Did he get his tablet in the evening?
+2 nadia: At eight, in a spoon of pumpkin. Liesl got pumpkin too, because of justice. No chicken anywhere near her.
33 days ago
09:44 walter: Professor’s heart scan is on {weekday-29} at Rocky Mountain Cardiology. Every twelve months, Dr. Vandermeer says, and this is month twelve.
09:58 oluwaseun: Thank you for the reminder. The invoice can come straight to me. How will you get there?
+12 walter: The boy’s mother drives us.
29 days ago
17:20 walter: Heart unchanged. I repeat: unchanged. I’ve bought the boy’s mother a cake.
17:24 nadia: What good news!
+3 oluwaseun: I’m so glad. Cake is a cost of care as well.
6 days ago
10:30 oluwaseun: My second visit of the year: would {weekday+4w} suit you? I’d come to you first and drive on to Gudrun and Sultan at two.
11:15 walter: It suits me. Kaiser will be brushed.
yesterday
15:50 oluwaseun: One request before the visit: could you lay out the vaccination certificates of the dogs? I only need to see the dates, nothing has to be copied.
`,
};

const WHITCOMBE: DemoChat = {
  trust: 'Whitcombe Pet Trust',
  unread: { theo: 1 },
  script: `
218 days ago
10:02 jonas: Dear Harold, dear Theo, this is the chat of the Whitcombe Pet Trust. Henry Abara has drawn up the deed and is reached by telephone, (303) 555-0130.
13:15 harold: Good afternoon from Edinburgh. I take it that it’s breakfast where you are.
16:40 theo: It was, when you wrote. Good evening, Mr. Whitcombe. I’m glad to meet you, even at eight hours’ distance.
17:05 harold: Harold, please. I suggest that nobody apologises for answering the next day.
+3 theo: Agreed and minuted.
190 days ago
11:30 harold: Theo, the names and ages for your list. Hamish, terrier, 12. Skye, collie, 6. Mr Pickwick, 8, and Nell, 4, cats. Bonnie, Highland pony, 21. The budgerigar is called Captain and outranks us all.
17:20 theo: Thank you. For Skye I have “never ivermectin” in red. Is there anything for the others that must not be forgotten?
189 days ago
09:40 harold: Hamish: drops in both eyes, morning, noon and night. Nell: her tail is tender, lift her with both hands. The rest is common sense and biscuits.
17:02 theo: I have written it just so.
121 days ago
12:10 harold: Dr. Mackay has seen Bonnie. Her teeth are good for 21 and her opinion of him is unchanged.
17:30 theo: And her feet?
120 days ago
09:15 harold: Trimmed last week, she stood for it. My daughter Fiona held her and a carrot.
88 days ago
10:05 harold: You asked for this in writing. Fiona has been trustee and foster in Hamish’s record, because I didn’t know whom else to name. She would rather be the one who takes them in than the one who pays. I have put your name as trustee and left hers as foster.
17:11 theo: Thank you, Harold. I think that’s right for both of you. I’ll send Fiona a short letter, so that she knows what I do and what I don’t.
  |
  What I do: hold the money, pay what is needed, visit twice a year or ask somebody near you to.
  What I don’t: decide anything about the animals against the two of you.
87 days ago
09:32 harold: That is well put. She will keep it.
45 days ago
11:50 harold: The terrier’s insurance has come, with a letter of nine pages. I have read two.
  + paper harold/Hamish/insurance = Hamish insurance.pdf
17:25 theo: I’ve read the other seven. It’s the same policy, three pounds dearer, and they’ve moved the page on teeth. Nothing to sign.
44 days ago
08:58 harold: You are a friend.
10 days ago
10:20 harold: A visit is due, I believe. You can’t be expected to fly over for a terrier.
17:15 theo: Dr. Mackay’s colleague has offered to come by and write me a page, as last time. If you prefer a face, I’d join by video.
9 days ago
09:05 harold: A face, please. Hamish likes your voice. {weekday+6}, five o’clock here, nine with you?
17:01 theo: It’s in the calendar.
2 days ago
13:30 harold: Hamish has had his drops before I’d put my glasses on. He came and sat down for them. Twelve years, and he thinks of it before I do.
  + portrait harold/Hamish = Hamish waiting.jpg
yesterday
11:40 harold: Fiona asks whether she may sit in on {weekday+6}. She’d bring the list of questions that I always forget.
`,
};

const COLEMAN: DemoChat = {
  trust: 'The Coleman & Daughters Trust',
  unread: { ruth: 2, clara: 1 },
  muted: ['caleb'],
  script: `
178 days ago
15:02 jonas: Hello Bernice, Caleb and Ruth. This is the chat of The Coleman & Daughters Trust. Eleven animals are in the deed, which is a record for us.
15:20 bernice: Hello honey. There would be thirteen, but Sunny and the guinea pig are promised to my granddaughter and she won’t share.
15:31 caleb: Afternoon all. I’m in Asheville too, ten minutes down the road from Bernice. I have hay if anybody ever needs hay.
+4 ruth: Hello from Chicago! I’m the one who comes down for two weeks when Bernice travels.
+3 bernice: And Roscoe asks for you for a month afterwards. “Where’s Ruth, where’s Ruth.”
170 days ago
08:15 bernice: For the list, so you have it in one place.
  Juniper: light work only, left foreleg.
  Old Tom: pain relief with breakfast, no sulfa drugs, deaf, wave at him.
  Banjo: measured meals. He lies about it.
  June Bug: bee stings. Antihistamine in the kitchen drawer, then call.
  Roscoe: radio on, never more than half a day alone.
  Thistle: combing every other day.
  Everybody else is just hungry.
08:40 caleb: Printed, it hangs in my tack room.
+5 ruth: Printed in Chicago.
139 days ago
19:10 caleb: Juniper was stiff this evening when I brought the hay. I hosed the leg ten minutes and she’s better. Left a note for Delia, too.
19:24 bernice: Thank you Caleb. Dr. Hensley says that’s all she needs when it’s warm in there.
112 days ago
10:00 amara: Please welcome Clara Vogel, who lives in Austin and has two decades of keeping books for a veterinary practice behind her.
10:12 clara: Good morning! I’m told there is a donkey.
+3 bernice: Clementine. She’ll be the one who decides about you.
  + portrait bernice/Clementine = Clementine.jpg
+2 clara: I hope to make a good impression.
69 days ago
11:30 clara: I’m your trustee in the portal as of yesterday, so from now on receipts come to me. Photos of them are fine, shoe boxes are fine too.
11:41 bernice: Oh honey. You shouldn’t have said shoe boxes.
66 days ago
16:20 clara: The shoe box has arrived. 214 receipts, one recipe for peach cobbler, and a photograph of a goose.
16:33 bernice: That’s where the cobbler went!
+2 ruth: And the goose?
+3 bernice: That’s Gerald. He was a good goose.
64 days ago
09:12 bernice: Waylon is down to 108. No more second breakfasts at Delia’s.
09:20 caleb: He looked twice at my feed bucket yesterday, so he’s hungry for justice.
52 days ago
14:05 clara: First quarter on one page: feed and bedding $1,486, farrier $240, clinics $871, insurance back $310. I’ve set aside $400 for Old Tom, whatever he may need.
14:30 bernice: I read it to him. Waved it, rather.
+6 bernice: Thank you Clara. It’s good to know what it is instead of being afraid of it.
38 days ago
08:50 ruth: Dates for my next two weeks: I could come on {weekday+16} and stay until {weekday+30}. Does that work for the trip to your sister?
09:14 bernice: That’s just right. I’ll air the room and warn Roscoe.
+2 caleb: I’ll take the barn in the mornings then, so you can sleep past five.
+1 ruth: You’re a gentleman, Caleb.
6 days ago
13:20 jonas: Bernice, I’ve put Banjo’s new weight into his record as you asked by telephone: 13.6 lbs. From 15.2! How did you do it?
13:44 bernice: A kitchen scale and a heart of stone.
+1 bernice:
  + photo scales 13.6 gold = Banjo weighed.jpg
+4 clara: I’m impressed by both.
3 days ago
17:15 caleb: The fence on the lower field is down in one place after the wind. I’ve closed the gate, so the horses are up top until I mend it. Two posts and some wire, about $60.
  + photo paddock = IMG_5510.jpg
17:32 clara: Please go ahead, and thank you for the picture.
+5 bernice: Clementine is telling everybody it wasn’t her.
yesterday
09:25 caleb: Fence is mended. $54, receipt in the shoe box. Gate is open again and Juniper went through it at a walk, like the lady she is.
16:48 bernice: Ruth, Roscoe has started: “Where’s Ruth.” I’ve told him seventeen more sleeps.
`,
};

const TANAKA: DemoChat = {
  trust: 'Tanaka Sanctuary Trust',
  script: `
138 days ago
11:05 amara: The Tanaka Sanctuary Trust is in the portal now. Mei would like to finish the deed before anybody is assigned, so it’s you and me here for a while, Jonas.
11:20 jonas: Fine. Her five animals will be linked to it, the guinea pigs are not part of it.
27 days ago
15:40 amara: Mei’s attorney has sent the draft back with two small questions about the tortoise. 31 years behind her and perhaps 30 to come, so they want a second trustee named.
15:52 jonas: Sensible. I’ll ask Mei when I speak to her about her brother anyway.
`,
};

/** The chats of the demo's trusts. */
export const TRUST_CHATS: readonly DemoChat[] = [MARCHETTI, BRANDT, WHITCOMBE, COLEMAN, TANAKA];
