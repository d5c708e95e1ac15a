import { useTongue } from '../../words/useWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { error as errorStyle, errorSign, help as helpStyle } from './FieldFrame.css.ts'

type FieldMessagesProps = {
  id: string
  help?: string | undefined
  error?: string | undefined
}

/** The ids that a control names as its description, or nothing where nothing is said. */
export const describedBy = ({ id, help, error }: FieldMessagesProps) =>
  [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter((part) => part !== false)
    .join(' ') || undefined

/** Help and error below a control. The error is as a machine holds it, and said in the reader's language. */
export function FieldMessages({ id, help, error }: FieldMessagesProps) {
  const { said } = useTongue()
  return (
    <>
      {error !== undefined && (
        <p className={errorStyle} id={`${id}-error`}>
          <span className={errorSign}>
            <Icon name="warning" size="small" />
          </span>
          {said(error)}
        </p>
      )}
      {help !== undefined && (
        <p className={helpStyle} id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  )
}
