import { avatar } from './Avatar.css.ts'

/** The first letters of the first and the last word of a name, or the first letter of an e-mail. */
const initials = (name: string) => {
  const words = name.split(/[\s@.]+/u).filter((word) => word !== '')
  const parts = name.includes('@')
    ? words.slice(0, 1)
    : [words[0], words.length > 1 ? words.at(-1) : undefined]
  return parts.map((word) => word?.slice(0, 1).toUpperCase()).join('')
}

/** A person as initials, beside the name that says who it is. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={avatar}>
      {initials(name)}
    </span>
  )
}
