import { avatar } from './Avatar.css.ts'

/** Returns the initials of the first and last word of a name, or the first letter of an email address. */
const initials = (name: string) => {
  const words = name.split(/[\s@.]+/u).filter((word) => word !== '')
  const parts = name.includes('@')
    ? words.slice(0, 1)
    : [words[0], words.length > 1 ? words.at(-1) : undefined]
  return parts.map((word) => word?.slice(0, 1).toUpperCase()).join('')
}

/** Shows initials beside a person's name. The initials are hidden from screen readers, which read the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={avatar}>
      {initials(name)}
    </span>
  )
}
