/** What one can register as (rule S2), with what it means. */
export const registrationRoles = [
  { value: 'buyer', label: 'Buyer', detail: 'Book things and pay for them.' },
  { value: 'seller', label: 'Seller', detail: 'List things and see who bought them.' },
] as const
