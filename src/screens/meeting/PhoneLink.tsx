import { link } from '../../ui/Link/Link.css.ts'

const NUMBER = /^\+?[\d\s().-]{5,}$/

/** A phone number that a phone calls on a tap. A contact that is no phone number is plain text. */
export function PhoneLink({ number }: { number: string }) {
  if (!NUMBER.test(number)) return number
  return (
    <a className={link.quiet} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  )
}
