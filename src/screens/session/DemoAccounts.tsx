import type { DemoAccount } from '../../domain/demo.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { panel } from './sign-in.css.ts'

/** Buttons for the demo accounts. A press fills in the surrounding form and submits it, like its submit button. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { demo } = useMessages(sessionMessages)
  if (accounts.length === 0) return null
  return (
    <div aria-label={demo.title} className={panel} role="group">
      <div>
        <Text weight="bold">{demo.title}</Text>
        <Text size="small" tone="quiet">
          {demo.tryIt}
        </Text>
      </div>
      <Cluster gap="tiny">
        {accounts.map(({ kind, email, password }) => (
          <Button
            key={kind}
            onClick={({ currentTarget: { form } }) => fillIn(form, { email, password })}
            size="small"
          >
            {demo.as[kind]}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}

function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
  form?.requestSubmit()
}
