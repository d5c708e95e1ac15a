import { Icon } from '../Icon/Icon.tsx'
import { error as errorStyle, errorSign, help as helpStyle } from './FieldFrame.css.ts'

type FieldMessagesProps = {
  id: string
  help?: string | undefined
  error?: string | undefined
}

/** Returns the ids for the control's `aria-describedby`, or undefined without messages. */
export const describedBy = ({ id, help, error }: FieldMessagesProps) =>
  [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter((part) => part !== false)
    .join(' ') || undefined

/** Help and error below a control. */
export function FieldMessages({ id, help, error }: FieldMessagesProps) {
  return (
    <>
      {error !== undefined && (
        <p className={errorStyle} id={`${id}-error`}>
          <span className={errorSign}>
            <Icon name="warning" size="small" />
          </span>
          {error}
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
