import { type ChangeEvent, type DragEvent, useId } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './FileField.css.ts'

type FileFieldProps = {
  label: string
  name: string
  /** The call to action while no file is chosen: 'Choose a picture'. */
  prompt: string
  /** A MIME pattern such as 'image/*'. The browser does not check dropped files against it. */
  accept?: string
  help?: string | undefined
  error?: string | undefined
  /** Called with the chosen or dropped files, again and again. Not called when the file picker is cancelled. */
  onChoose: (files: readonly File[]) => void
  required?: boolean
  /** line: as high as its prompt, where the files are shown beside the field. */
  look?: 'area' | 'line'
  disabled?: boolean
  takesFocus?: boolean
}

// Set on the element instead of in React state: only CSS reads it.
const lightUp = ({ currentTarget }: DragEvent<HTMLElement>) => {
  currentTarget.dataset['over'] = 'true'
}
const goOut = ({ currentTarget }: DragEvent<HTMLElement>) => {
  delete currentTarget.dataset['over']
}

/** A file input with drag and drop. The parent shows the files, which do not stay in the input. */
export function FileField({
  label,
  name,
  prompt,
  accept,
  help,
  error,
  onChoose,
  required = true,
  look = 'area',
  disabled = false,
  takesFocus = false,
}: FileFieldProps) {
  const id = useId()
  const messages = useMessages(uiMessages)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    onChoose(files)
    // The same file can be chosen again after it was removed.
    target.value = ''
  }
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} />
      <div
        className={look === 'line' ? `${styles.drop} ${styles.line}` : styles.drop}
        data-invalid={error !== undefined}
        data-resting={disabled}
        onDragEnter={disabled ? undefined : lightUp}
        onDragLeave={goOut}
        onDrop={goOut}
      >
        <span aria-hidden="true" className={styles.prompt}>
          <Icon name="plus" />
          {prompt}
          <span className={styles.aside}>{messages.orDrop}</span>
        </span>
        <input
          accept={accept}
          aria-describedby={describedBy({ id, help, error })}
          aria-invalid={error !== undefined}
          aria-required={required}
          className={styles.control}
          disabled={disabled}
          id={id}
          multiple
          name={name}
          onChange={choose}
          ref={takesFocus ? takeFocus : null}
          type="file"
        />
      </div>
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
