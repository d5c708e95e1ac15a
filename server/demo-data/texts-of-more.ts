import type { SeedProduct } from './shapes.ts'

type Texts = {
  /** How the product is, by its condition. */
  condition: Readonly<Record<SeedProduct['condition'], readonly string[]>>
  /** Why it is for sale. */
  reason: readonly string[]
  /** How it changes hands. */
  handover: readonly string[]
}

/** The texts of the sellers of the large demo world, in their languages. */
export const texts: Readonly<Record<'en' | 'sv', Texts>> = {
  en: {
    condition: {
      excellent: [
        'Looks as it did in the shop.',
        'Used twice, then kept in its box.',
        'Not a mark on it.',
        'Cleaned and checked last week.',
      ],
      good: [
        'A few small marks, which the pictures show.',
        'Everything works as it should.',
        'Used with care for some years.',
        'One scratch that you only see in the sun.',
      ],
      fair: [
        'Shows its age and works all the same.',
        'Needs a clean and a little patience.',
        'Worn in the usual places.',
        'A project for somebody who likes to mend things.',
      ],
    },
    reason: [
      'We are moving to a smaller place.',
      'I have another and do not need both.',
      'A present that I never got round to using.',
      'I need the space.',
      'From my aunt, who would be glad that somebody has a use for it.',
      'The cupboard is full.',
      'I would rather see it used than stored.',
    ],
    handover: [
      'Evenings suit me best.',
      'I can meet you at the station.',
      'You can come and look at the weekend.',
      'I can bring it if you live nearby.',
      'From a home without smoke or pets.',
      'Ask me for the measurements.',
    ],
  },
  sv: {
    condition: {
      excellent: ['Ser ut som ny.', 'Använd två gånger.', 'Inte en repa.', 'Nyligen rengjord.'],
      good: [
        'Några små märken som syns på bilderna.',
        'Allt fungerar som det ska.',
        'Varsamt använd i några år.',
      ],
      fair: [
        'Ser begagnad ut men fungerar.',
        'Behöver rengöras.',
        'Slitage på de vanliga ställena.',
      ],
    },
    reason: [
      'Vi flyttar till något mindre.',
      'Jag har en till och behöver inte båda.',
      'Har mest legat i förrådet.',
      'En present som aldrig kom till användning.',
      'Kommer från min moster, som gärna ser att någon har nytta av det.',
      'Skåpet är fullt.',
    ],
    handover: [
      'Hämtas på kvällstid.',
      'Vi kan mötas vid stationen.',
      'Helger passar bäst.',
      'Kommer från ett rökfritt hem.',
      'Fråga gärna om mått.',
    ],
  },
}
