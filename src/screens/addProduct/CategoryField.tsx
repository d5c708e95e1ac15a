import type { EventFrom, SnapshotFrom } from 'xstate'
import type { CategoriesMachine } from '../../actors/catalogue.ts'
import type { Category } from '../../domain/category.ts'
import { categoriesIn } from '../../domain/category-tree.ts'
import { translatedCategoryName } from '../../domain/translations.ts'
import { isUnreadable, type Listed } from '../../domain/listed.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { errorMessages } from '../../messages/error.ts'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { LoadFailed } from '../error/LoadFailed.tsx'

export type CategoriesProps = {
  categories: SnapshotFrom<CategoriesMachine>
  sendCategories: (event: EventFrom<CategoriesMachine>) => void
}

type CategoryFieldProps = CategoriesProps & {
  chosen: string
  error: string | undefined
  takesFocus: boolean
}

/** A select of the server's categories; it has no options until they are loaded. */
export function CategoryField({
  categories,
  sendCategories,
  chosen,
  error,
  takesFocus,
}: CategoryFieldProps) {
  const { items, failure } = categories.context
  const messages = useMessages(listingMessages)
  const { language } = useLocale()
  const { unreadableItem } = useMessages(errorMessages)
  const optionOf = (category: Listed<Category>) =>
    isUnreadable(category)
      ? { value: category._id, label: unreadableItem, isDisabled: true }
      : { value: category._id, label: translatedCategoryName(language, category) }
  const options = categoriesIn(items).map((category) => {
    const option = optionOf(category)
    const children = categoriesIn(items, category._id).map(optionOf)
    if (children.length === 0) return option
    // A product that fits no child is in the parent.
    const other = { ...option, label: messages.categoryChoice.other(option.label) }
    return { label: option.label, options: [...children, other] }
  })
  return (
    <Stack gap="tiny">
      <SelectField
        defaultValue={chosen}
        error={error}
        // Remount when the options load: an uncontrolled select applies its default value only on mount.
        key={options.length}
        label={messages.fields.categoryId.label}
        name="categoryId"
        options={options}
        placeholder={placeholderOf(categories, messages.categoryChoice)}
        takesFocus={takesFocus}
      />
      {categories.matches('failed') && (
        <LoadFailed
          failure={failure}
          onRetry={() => sendCategories({ type: 'collection.retry' })}
        />
      )}
    </Stack>
  )
}

function placeholderOf(
  categories: CategoriesProps['categories'],
  words: (typeof listingMessages)['en']['categoryChoice'],
): string {
  if (categories.matches('loading')) return words.loading
  if (categories.matches('failed')) return words.failed
  return categories.matches('empty') ? words.empty : words.choose
}
