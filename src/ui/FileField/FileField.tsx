import { type ChangeEvent, type DragEvent, useId } from 'react'
import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/takeFocus.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './FileField.css.ts'

type FileFieldProps = {
  label: string
  name: string
  /** What to do, where there is no file yet: 'Choose a picture'. */
  prompt: string
  /** As 'image/*'; what is dropped may be anything. */
  accept?: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean
  /** The name of the file that is chosen, as whoever keeps the file knows it. */
  chosen?: string | undefined
  /** The address of a picture of it. */
  preview?: string | undefined
  /** Called with the file that was chosen or dropped; a dialog that was left chooses nothing. */
  onChoose?: ((file: File) => void) | undefined
  disabled?: boolean
  takesFocus?: boolean
}

// Only how it looks: the browser knows what is held over it, and nobody else asks.
const lightUp = ({ currentTarget }: DragEvent<HTMLElement>) => {
  currentTarget.dataset['over'] = 'true'
}
const goOut = ({ currentTarget }: DragEvent<HTMLElement>) => {
  delete currentTarget.dataset['over']
}

/** One file, chosen or dropped. It shows the file it is told of, not the one that the browser keeps. */
export function FileField({
  label,
  name,
  prompt,
  accept,
  help,
  error,
  required = true,
  chosen,
  preview,
  onChoose,
  disabled = false,
  takesFocus = false,
}: FileFieldProps) {
  const id = useId()
  const words = useWords(uiWords)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file !== undefined) onChoose?.(file)
  }
  const description = [chosen !== undefined && `${id}-chosen`, describedBy({ id, help, error })]
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div
        className={styles.drop}
        data-invalid={error !== undefined}
        data-resting={disabled}
        onDragEnter={disabled ? undefined : lightUp}
        onDragLeave={goOut}
        onDrop={goOut}
      >
        <span aria-hidden="true" className={styles.prompt}>
          <Icon name="plus" />
          {prompt}
          <span className={styles.aside}>{words.orDrop}</span>
        </span>
        {preview !== undefined && (
          <img
            alt={words.previewOf(chosen ?? words.theFile)}
            className={styles.preview}
            src={preview}
          />
        )}
        <input
          accept={accept}
          aria-describedby={description.filter(Boolean).join(' ') || undefined}
          aria-invalid={error !== undefined}
          aria-required={required}
          className={styles.control}
          disabled={disabled}
          id={id}
          name={name}
          onChange={choose}
          ref={takesFocus ? takeFocus : null}
          type="file"
        />
      </div>
      {chosen !== undefined && (
        <p className={styles.chosen} id={`${id}-chosen`}>
          {chosen}
        </p>
      )}
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
