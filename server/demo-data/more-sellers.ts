import type { SeedSeller } from './shapes.ts'

const seller = (
  key: string,
  name: string,
  isVerified: boolean,
  number: string,
  location: string,
): SeedSeller => ({
  id: `seller-${key}`,
  name,
  email: `${key}@loppis.test`,
  isVerified,
  // Telephone numbers that Sweden reserves for fiction.
  contact: `+46 70 174 06 ${number}`,
  location,
})

/** The sellers of the large demo world who write in Swedish. They have no accounts to sign in with. */
export const moreSellers: readonly SeedSeller[] = [
  seller('astrid', 'Astrid Nyström', true, '11', 'Södermalm, Stockholm'),
  seller('elias', 'Elias Sjöberg', false, '12', 'Majorna, Göteborg'),
  seller('leyla', 'Leyla Demir', true, '13', 'Möllevången, Malmö'),
  seller('gunnar', 'Gunnar Åkesson', true, '14', 'Kåbo, Uppsala'),
  seller('sanna', 'Sanna Öberg', false, '15', 'Haga, Umeå'),
  seller('birgit', 'Birgit Ekström', true, '16', 'Innerstaden, Visby'),
]
