import { contentPage } from '../../content/content-pages.ts'
import { errorMessages } from '../../messages/error.ts'
import { pageMessages } from '../../messages/pages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ErrorScreen } from '../error/ErrorScreen.tsx'
import { usePageActors } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { HelpView } from './HelpView.tsx'

/** The page that sends questions to the operator of the market. */
const CONTACT = 'contact'

/** A page of src/content; an unknown one is a routing error (rule N5). */
export function Screen({ page }: { page: string }) {
  const { operatorEmail } = usePageActors()
  const { language } = useLocale()
  const { notFound } = useMessages(errorMessages)
  const titles = useMessages(pageMessages)
  const content = contentPage(page, language)
  if (content === null) {
    return (
      <>
        <PageTitle title={titles.notFound} />
        <ErrorScreen reason={{ text: notFound }} />
      </>
    )
  }
  return (
    <>
      <PageTitle title={content.title} />
      <HelpView content={content} {...(page === CONTACT && { operatorEmail })} />
    </>
  )
}
