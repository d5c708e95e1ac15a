import type { SeedSeller } from './shapes.ts'

const seller = (
  key: string,
  name: string,
  email: string,
  isVerified: boolean,
  contact: string,
  location: string,
): SeedSeller => ({ id: `seller-${key}`, name, email, isVerified, contact, location })

/** The twelve active sellers. Their telephone numbers are of the range that the United States reserve for fiction. */
export const sellers: readonly SeedSeller[] = [
  seller(
    'ingrid',
    'Ingrid Lund',
    'seller@loppis.test',
    true,
    '+1 206 555 0101',
    'Ballard, Seattle, WA',
  ),
  seller('marcus', 'Marcus Webb', 'seller2@loppis.test', false, '+1 973 555 0102', 'Maplewood, NJ'),
  seller(
    'priya',
    'Priya Raman',
    'priya@loppis.test',
    true,
    '+1 503 555 0103',
    'Sellwood, Portland, OR',
  ),
  seller(
    'walt',
    'Walt Jensen',
    'walt@loppis.test',
    true,
    '+1 218 555 0104',
    'Lincoln Park, Duluth, MN',
  ),
  seller(
    'june',
    'June Okada',
    'june@loppis.test',
    false,
    '+1 607 555 0105',
    'Fall Creek, Ithaca, NY',
  ),
  seller(
    'teo',
    'Teo Marín',
    'teo@loppis.test',
    false,
    '+1 505 555 0106',
    'Barelas, Albuquerque, NM',
  ),
  seller('nadia', 'Nadia Haddad', 'nadia@loppis.test', true, '+1 313 555 0107', 'Dearborn, MI'),
  seller('harold', 'Harold Finch', 'harold@loppis.test', true, '+1 802 555 0108', 'Burlington, VT'),
  seller(
    'simone',
    'Simone Baptiste',
    'simone@loppis.test',
    true,
    '+1 504 555 0109',
    'Bywater, New Orleans, LA',
  ),
  seller('dev', 'Dev Malhotra', 'dev@loppis.test', false, '+1 608 555 0110', 'Atwood, Madison, WI'),
  seller(
    'rosa',
    'Rosa Delgado',
    'rosa@loppis.test',
    true,
    '+1 323 555 0111',
    'Boyle Heights, Los Angeles, CA',
  ),
  seller('otis', 'Otis Greene', 'otis@loppis.test', false, '+1 828 555 0112', 'West Asheville, NC'),
]
