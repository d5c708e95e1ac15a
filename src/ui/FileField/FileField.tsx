import { type ChangeEvent, type DragEvent, useId } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/takeFocus.ts'
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
  /** The name of the chosen file, as the parent stores it. */
  chosen?: string | undefined
  /** The URL of a preview image. */
  preview?: string | undefined
  /** Called with the chosen or dropped file. Not called when the file picker is cancelled. */
  onChoose?: ((file: File) => void) | undefined
  /** Lets the user choose several files at once, again and again. */
  onChooseMany?: ((files: readonly File[]) => void) | undefined
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

/** A file input with drag and drop. It shows the file from its props, not the one in the input's FileList. */
export function FileField({
  label,
  name,
  prompt,
  accept,
  help,
  error,
  chosen,
  preview,
  onChoose,
  onChooseMany,
  required = true,
  look = 'area',
  disabled = false,
  takesFocus = false,
}: FileFieldProps) {
  const id = useId()
  const messages = useMessages(uiMessages)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    const [file] = files
    if (file === undefined) return
    onChoose?.(file)
    if (onChooseMany === undefined) return
    onChooseMany(files)
    // The same file can be chosen again after it was removed.
    target.value = ''
  }
  const description = [chosen !== undefined && `${id}-chosen`, describedBy({ id, help, error })]
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
        {preview !== undefined && (
          <img
            alt={messages.previewOf(chosen ?? messages.theFile)}
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
          multiple={onChooseMany !== undefined}
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
