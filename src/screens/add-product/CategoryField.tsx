import type { EventFrom, SnapshotFrom } from 'xstate'
import type { CategoriesMachine } from '../../actors/catalogue.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
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

/** The categories as the server has them; while it has not said, nothing can be chosen. */
export function CategoryField({
  categories,
  sendCategories,
  chosen,
  error,
  takesFocus,
}: CategoryFieldProps) {
  const { items, failure } = categories.context
  const options = items.map(({ _id, categoryName }) => ({ value: _id, label: categoryName }))
  return (
    <Stack gap="tiny">
      <SelectField
        defaultValue={chosen}
        error={error}
        // What was chosen is found again once the options are there.
        key={options.length}
        label="Category"
        name="categoryId"
        options={options}
        placeholder={placeholderOf(categories)}
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

function placeholderOf(categories: CategoriesProps['categories']): string {
  if (categories.matches('loading')) return 'Loading the categories'
  if (categories.matches('failed')) return 'The categories could not be loaded'
  return categories.matches('empty') ? 'There are no categories yet' : 'Choose one'
}
