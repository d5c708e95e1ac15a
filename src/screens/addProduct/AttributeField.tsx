import { type Attribute, attributeField } from '../../domain/attribute.ts'
import { translatedText } from '../../domain/translations.ts'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

type AttributeFieldProps = {
  attribute: Attribute
  defaultValue: string | undefined
  error: string | undefined
  readOnly: boolean
  takesFocus: boolean
}

/** The field of an attribute: a select of its choices, or a text. */
export function AttributeField({ attribute, readOnly, ...field }: AttributeFieldProps) {
  const { key, label, kind, unit, choices = [], suggestions, isRequired } = attribute
  const { language } = useLocale()
  const { choose } = useMessages(listingMessages).attributes
  const name = attributeField(key)
  const required = isRequired === true
  const labelText = translatedText(language, label)
  return kind === 'choice' ? (
    <SelectField
      {...field}
      label={labelText}
      name={name}
      options={choices.map((choice) => ({
        value: choice.value,
        label: choice.label === undefined ? choice.value : translatedText(language, choice.label),
      }))}
      placeholder={choose}
      required={required}
    />
  ) : (
    <TextField
      {...field}
      autoComplete="off"
      label={unit === undefined ? labelText : `${labelText} (${translatedText(language, unit)})`}
      name={name}
      readOnly={readOnly}
      required={required}
      suggestions={suggestions}
      {...(kind === 'number' && { inputMode: 'decimal' })}
    />
  )
}
