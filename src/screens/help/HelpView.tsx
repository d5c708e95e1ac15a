import type { ContentPage } from '../../domain/content.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { helpMessages } from '../../messages/help.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Article } from './Article.tsx'

type HelpViewProps = {
  content: ContentPage
  /** The operator's address; null: the market has none; undefined: the page does not show it. */
  operatorEmail?: string | null
}

/** Renders a page of src/content. */
export function HelpView({ content, operatorEmail }: HelpViewProps) {
  const { writeTo, noAddress } = useMessages(helpMessages)
  return (
    <Page width="text">
      <PageHeader title={content.title} />
      <Article nodes={content.nodes} />
      {operatorEmail !== undefined && (
        <Text>
          {operatorEmail === null ? (
            noAddress
          ) : (
            <>
              {writeTo} <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>
            </>
          )}
        </Text>
      )}
    </Page>
  )
}
