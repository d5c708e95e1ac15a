import { nameOfRemovable, provideAdmin } from '../../actors/admin.ts'
import { removalMessages } from '../../messages/confirmation.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { Confirmation } from './ConfirmationView.tsx'
import { renderRemoval } from './Removal.tsx'
import { removalOnPage } from './requests.ts'

export type PageRemovalProps = { of: 'product' | 'seller'; id: string; name: string }

/** The button that removes the product or the seller of a page, after the same question as in the admin's lists. */
export function PageRemoval({ of, id, name }: PageRemovalProps) {
  const { remove } = useMessages(removalMessages)
  const { pageSubject } = usePageActors().getMachines(provideAdmin)
  const subject = nameOfRemovable({ of, id })
  const [state, send] = useScreenActor(pageSubject, { input: { of: subject } })
  const { confirmation } = state.children
  const request = removalOnPage(subject, { of, id }, name)
  return (
    <>
      {state.matches('filled') && (
        <Button onClick={() => send({ type: 'item.ask', request })}>{remove[of]}</Button>
      )}
      {confirmation !== undefined && (
        <Confirmation actor={confirmation} renderRemoval={renderRemoval} />
      )}
    </>
  )
}
