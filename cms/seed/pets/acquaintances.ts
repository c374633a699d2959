/** People whom owners have typed in without linking a member, because they are not in the portal. */
export interface Acquaintance {
  first: string;
  last: string;
  phone: string;
  address: string;
}

const person = (first: string, last: string, phone: string, address: string): Acquaintance => ({
  first,
  last,
  phone,
  address,
});

/** The people and places around the demo's pets by a short name. All phone numbers are reserved for fiction. */
export const ACQUAINTANCES: Readonly<Record<string, Acquaintance>> = {
  // Family and friends
  elio: person('Elio', 'Marchetti', '15035550201', '22 Alder Row, Portland, Oregon 97205'),
  gudrun: person('Gudrun', 'Brandt', '13035550202', '14 Canyon Road, Boulder, Colorado 80302'),
  luis: person('Luís', 'Carvalho', '15125550203', '7 Riverside Drive, Austin, Texas 78704'),
  fiona: person('Fiona', 'Whitcombe', '441314960204', '12 Raeburn Place, Edinburgh EH4 1HN'),
  kenji: person('Kenji', 'Tanaka', '14165550205', '40 Pape Avenue, Toronto, Ontario M4K 3P6'),
  delia: person(
    'Delia',
    'Coleman',
    '18285550206',
    '404 Magnolia Street, Asheville, North Carolina 28801',
  ),
  joan: person(
    'Joan',
    'Abbott',
    '16175550207',
    '31 Marlborough Street, Boston, Massachusetts 02116',
  ),
  dev: person(
    'Dev',
    'Pemberton-Rao',
    '12065550208',
    '9 Laurelhurst Drive, Seattle, Washington 98105',
  ),
  samira: person('Samira', 'Osman', '13125550209', '210 Division Street, Chicago, Illinois 60610'),
  // Clinics
  whitfield: person(
    'Alan',
    'Whitfield',
    '15035550210',
    'Alder Pet Clinic, 4 Alder Row, Portland, Oregon 97205',
  ),
  ostrow: person(
    'Miriam',
    'Ostrow',
    '13035550211',
    'Mill Road Animal Hospital, 120 Mill Road, Denver, Colorado 80206',
  ),
  delacruz: person(
    'Paz',
    'de la Cruz',
    '15125550212',
    'Barton Springs Veterinary, 31 Barton Road, Austin, Texas 78704',
  ),
  mackay: person(
    'Iain',
    'Mackay',
    '441314960213',
    'Dean Village Vets, 2 Bell Place, Edinburgh EH3 5HT',
  ),
  leung: person(
    'Grace',
    'Leung',
    '14165550214',
    'Danforth Exotics, 301 Danforth Avenue, Toronto, Ontario M4K 1N7',
  ),
  hensley: person(
    'Ward',
    'Hensley',
    '18285550215',
    'Blue Ridge Large Animal, 88 Weaverville Road, Asheville, North Carolina 28804',
  ),
  // Attorneys: only veterinarians are linked among the providers
  abara: person('Henry', 'Abara', '13035550130', '1 Court Square, Denver, Colorado 80206'),
  park: person('Edith', 'Park', '16175550131', '55 State Street, Boston, Massachusetts 02116'),
  johnson: person('Malik', 'Johnson', '13125550132', '77 Wacker Drive, Chicago, Illinois 60614'),
  // Everyone else
  suds: person(
    'Marla',
    'Quigley',
    '15035550221',
    'Suds & Snouts, 19 Clay Street, Portland, Oregon 97214',
  ),
  lindqvist: person(
    'Grace',
    'Lindqvist',
    '15035550150',
    '14 Orchard Street, Portland, Oregon 97205',
  ),
  strider: person('Ben', 'Ashworth', '15035550222', '8 Forest Park Way, Portland, Oregon 97210'),
  clipper: person(
    'Renata',
    'Silva',
    '15125550223',
    'The Clip Joint, 55 Lamar Boulevard, Austin, Texas 78704',
  ),
  heeler: person(
    'Cody',
    'Marsh',
    '13035550224',
    'Good Heel Training, 700 Colfax Avenue, Denver, Colorado 80206',
  ),
  cardio: person(
    'Ilse',
    'Vandermeer',
    '13035550225',
    'Rocky Mountain Cardiology for Pets, 4 Clinic Row, Denver, Colorado 80206',
  ),
  allergist: person(
    'Tobias',
    'Wren',
    '15035550226',
    'Northwest Skin & Allergy, 60 Everett Street, Portland, Oregon 97209',
  ),
  teeth: person(
    'Yolanda',
    'Pike',
    '18285550227',
    'Bright Fangs, 12 Haywood Road, Asheville, North Carolina 28806',
  ),
  sitter: person('Nell', 'Harrow', '12065550228', '27 Phinney Avenue, Seattle, Washington 98103'),
  walker: person('Otis', 'Freeman', '16175550229', '3 Charles Street, Boston, Massachusetts 02114'),
  kennel: person(
    'Maple Hollow',
    'Boarding',
    '18285550230',
    '1400 Sweeten Creek Road, Asheville, North Carolina 28803',
  ),
  daycare: person('Wagtime', 'Day Care', '12065550231', '500 Stone Way, Seattle, Washington 98103'),
  behaviour: person(
    'Anneke',
    'de Wit',
    '16175550232',
    'Calm Companions, 18 Beacon Street, Boston, Massachusetts 02108',
  ),
  eyes: person(
    'Harriet',
    'Bloom',
    '14165550233',
    'Toronto Animal Eye Centre, 77 Bloor Street, Toronto, Ontario M5S 1M2',
  ),
  farrier: person(
    'Jeb',
    'Tolliver',
    '18285550234',
    '6 Sandy Mush Road, Leicester, North Carolina 28748',
  ),
  therapy: person(
    'Colleen',
    'Byrne',
    '16175550235',
    'Paws in Wards, 200 Longwood Avenue, Boston, Massachusetts 02115',
  ),
};
