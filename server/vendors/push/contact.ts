/**
 * Returns the mailto: or https: URL at which a push service reaches the operator (RFC 8292). `origin` is the market's. A
 * market on this machine alone, whose operator gave no address, has a placeholder: push services require one.
 */
export function pushContact(operatorEmail: string | null, origin: string): string {
  if (operatorEmail !== null) return `mailto:${operatorEmail}`
  return origin.startsWith('https:') ? origin : 'mailto:operator@loppis.example'
}
