import { TEST_CARDS } from '../../domain/test-cards.ts'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { testCardMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { disclosure, testCardsSummary } from './PaymentView.css.ts'

/** The numbers of the test cards, and what a payment with each does. */
export function TestCards() {
  const messages = useMessages(testCardMessages)
  return (
    <details className={disclosure}>
      <summary className={testCardsSummary}>{messages.title}</summary>
      <Stack gap="small">
        <Text size="small" tone="quiet">
          {messages.how}
        </Text>
        <Text as="div" size="small">
          <Definition
            items={TEST_CARDS.map(({ number, effect }) => ({
              label: messages.effects[effect],
              value: number,
            }))}
          />
        </Text>
      </Stack>
    </details>
  )
}
