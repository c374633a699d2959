import { yearsAfter, type Paper } from '../papers/paper';

const DAY = 86_400_000;

const HEARTHSIDE: Paper['from'] = {
  name: 'Hearthside',
  lines: ['Pet Trust Community · 40 Hearth Lane, Portland, Oregon 97205', '+1 (503) 555-0199'],
  colour: '#1d6b58',
  mark: 'paw',
};

/** The minutes of the yearly meeting of the Marchetti family's trust, the day before the demo begins. */
function minutes(now: number): Paper {
  const date = new Date(now - DAY);
  const year = yearsAfter(date, 1).getUTCFullYear();
  return {
    title: 'Minutes of the yearly meeting',
    heading: 'Minutes of the Yearly Meeting',
    subheading: 'The Marchetti Family Trust, at 18 Alder Row, Portland',
    from: HEARTHSIDE,
    number: 'MI-10427',
    date,
    blocks: [
      {
        facts: [
          ['Present', 'Rosa Marchetti, Theo Okafor, Sam Delgado'],
          ['Animals', 'Biscuit, Olive, Pepper'],
          ['Minutes', 'Theo Okafor, Trustee'],
          ['Begun and ended', '4:30 pm, 5:40 pm'],
        ],
      },
      { heading: '1. How the animals are' },
      {
        text: 'Biscuit: annual check without findings, 41 lbs, the limp has healed. Olive: well, sample normal. Pepper: kidney disease now stage 2, eats and drinks well; Sam weighs him every week.',
      },
      { heading: '2. Two visits by the trustee' },
      { text: 'Both made. Home, food, papers and emergency sheets as agreed in the deed.' },
      { heading: `3. Plan for ${year}` },
      {
        table: {
          head: ['For', 'Planned', 'Remarks'],
          widths: [34, 18, 48],
          rows: [
            ['Food and litter', '$1,980', 'Kidney diet included'],
            ['Clinic', '$1,150', 'Pepper every four months, Biscuit’s X-ray, thyroid, boosters'],
            ['Insurance, Biscuit', '$660', 'Evergreen Companion Plan'],
            ['Reserve', '$1,080', 'Pepper $60 and Olive $30 a month'],
            ['Caretaker', '$2,340', 'One afternoon a week and six nights'],
            ['Travel of the foster', '$140', 'Two returns Seattle and Portland by train'],
            ['Treats', '$120', 'Estimated'],
            ['Together', '$7,470', 'Covered by the income'],
          ],
        },
      },
      { heading: '4. Who steps in' },
      {
        text: 'Sam Delgado takes the animals in. If he is ill or away, Lena Novak comes from Seattle within a day; the trust pays her train. Lena has spent two nights with Biscuit and will visit Pepper at home first.',
      },
      { heading: '5. Keys' },
      {
        text: 'Sam has one, Theo has one in the office safe. The lower lock has been oiled and no longer sticks.',
      },
      {
        signatures: [
          ['Theo Okafor', 'Trustee'],
          ['Rosa Marchetti', 'Grantor'],
        ],
      },
    ],
  };
}

/** The checklist of Seattle's fosters before an animal's first night with them. */
function checklist(now: number): Paper {
  return {
    title: 'Trial night checklist',
    heading: 'Trial Night Checklist',
    subheading: 'For fosters and owners, to go through together before the first night',
    from: HEARTHSIDE,
    number: 'CL-10003',
    date: new Date(now - 48 * DAY),
    blocks: [
      { heading: 'From home' },
      {
        checks: [
          [false, 'food for one day more than planned'],
          [false, 'its own blanket, unwashed'],
          [false, 'medicine, with the times written on the box'],
          [false, 'the emergency sheet, and a number that is answered at night'],
          [false, 'a spare key, and who else has one'],
        ],
      },
      { heading: 'At the foster’s' },
      {
        checks: [
          [false, 'a bed and a bowl that are its own'],
          [false, 'a place where nobody walks past'],
          [false, 'doors, gates and windows tried by hand'],
          [false, 'other animals met outside, side by side, before they sniff'],
        ],
      },
      { heading: 'In the evening' },
      {
        text: 'Write two lines to the owner: eaten or not, medicine given or not. More is welcome and not needed. If in doubt, ring; nobody has ever minded.',
      },
      { heading: 'The morning after' },
      {
        text: 'Note what was missing and what helped, and put it on the animal’s sheet for whoever comes next.',
      },
    ],
  };
}

/** The documents that are only in chats, by the names that scripts use. */
export const INBOX_PAPERS: Readonly<Record<string, (now: number) => Paper>> = {
  minutes,
  checklist,
};
