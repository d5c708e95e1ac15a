import type { SeedPerson } from './shapes.ts'

export const admin: SeedPerson = {
  id: 'admin-greta',
  name: 'Greta Holm',
  email: 'admin@loppis.test',
}

export const buyers: readonly SeedPerson[] = [
  { id: 'buyer-alma', name: 'Alma Reyes', email: 'buyer@loppis.test' },
  { id: 'buyer-theo', name: 'Theo Park', email: 'buyer2@loppis.test' },
  { id: 'buyer-noor', name: 'Noor Siddiqui', email: 'noor@loppis.test' },
  { id: 'buyer-sam', name: 'Sam Whitlock', email: 'sam@loppis.test' },
]
