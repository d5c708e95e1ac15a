/** Words for the same thing, in English and in Swedish. A search for one of a group also finds the others. */
const SYNONYMS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['bike', 'bicycle'], ['cykel']],
  [['scooter'], ['sparkcykel']],
  [['sofa', 'couch', 'settee'], ['soffa']],
  [['armchair'], ['fåtölj']],
  [['chair'], ['stol']],
  [['desk'], ['skrivbord']],
  [['bookcase', 'bookshelf'], ['bokhylla']],
  [['dresser'], ['byrå']],
  [['wardrobe'], ['garderob']],
  [['lamp'], ['lampa']],
  [['rug', 'carpet'], ['matta']],
  [['mirror'], ['spegel']],
  [
    ['smartphone', 'cellphone', 'phone'],
    ['mobil', 'mobiltelefon', 'telefon'],
  ],
  [['tv', 'television'], ['teve']],
  [['computer', 'pc'], ['dator']],
  [['laptop', 'notebook'], []],
  [['monitor'], ['bildskärm', 'datorskärm']],
  [['keyboard'], ['tangentbord']],
  [['tablet'], ['surfplatta', 'läsplatta']],
  [['camera'], ['kamera']],
  [['lens'], ['objektiv']],
  [
    ['headphones', 'earphones', 'headset'],
    ['hörlurar', 'lurar'],
  ],
  [['speaker', 'loudspeaker'], ['högtalare']],
  [['turntable'], ['skivspelare', 'vinylspelare']],
  [['guitar'], ['gitarr']],
  [['amplifier', 'amp'], ['förstärkare']],
  [['jacket'], ['jacka']],
  [['dress'], ['klänning']],
  [['trousers', 'pants'], ['byxor']],
  [['shoes'], ['skor']],
  [['trainers', 'sneakers'], ['gympaskor']],
  [['boots'], ['kängor', 'stövlar']],
  [['bag'], ['väska']],
  [['backpack', 'rucksack'], ['ryggsäck']],
  [['pushchair', 'pram', 'stroller'], ['barnvagn']],
  [['cot', 'crib'], ['spjälsäng']],
  [['toys'], ['leksaker']],
  [['book'], ['bok']],
  [['skis'], ['skidor']],
  [['tent'], ['tält']],
  [
    ['fridge', 'refrigerator'],
    ['kylskåp', 'kyl'],
  ],
  [['dishwasher'], ['diskmaskin']],
  [['vacuum', 'hoover'], ['dammsugare']],
  [['mower', 'lawnmower'], ['gräsklippare']],
  [['drill'], ['borrmaskin', 'borr']],
]

/** Returns whether one of these words is a known English one. */
export const isKnownInEnglish = (words: readonly string[]): boolean =>
  SYNONYMS.some(([english]) => english.some((word) => words.includes(word)))

/** Returns the other words for a thing that one of these words names. */
export function synonymsOf(words: readonly string[]): string[] {
  const groups = SYNONYMS.map((languages) => languages.flat()).filter((group) =>
    group.some((word) => words.includes(word)),
  )
  return [...new Set(groups.flat())].filter((word) => !words.includes(word))
}
