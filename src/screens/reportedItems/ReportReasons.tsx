import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listsMessages } from '../../messages/lists.ts'
import { productReportMessages } from '../../messages/product.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { item, list } from '../../ui/Sheet/Sheet.css.ts'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Text } from '../../ui/Text/Text.tsx'

type ReportReasonsProps = { reported: ReportedProduct; name: string }

/** How often each reason was given, and what people wrote. Renders nothing where the server has no reasons. */
export function ReportReasons({ reported: { reasons, words }, name }: ReportReasonsProps) {
  const messages = useMessages(listsMessages).reports
  const names = useMessages(productReportMessages).reasons
  const { formatCount } = useLocale()
  return (
    <>
      {reasons.map(({ reason, reports }) => (
        <Text key={reason} size="fine" tone="quiet">
          {`${names[reason]}: ${formatCount(reports)}`}
        </Text>
      ))}
      {words.length > 0 && (
        <Sheet
          label={messages.words(words.length === 1, formatCount(words.length))}
          of={name}
          title={messages.wordsOf(name)}
        >
          <ul className={list}>
            {words.map((one) => (
              <li className={item} key={one.words}>
                {one.reason !== undefined && (
                  <Text size="small" tone="quiet">
                    {names[one.reason]}
                  </Text>
                )}
                <Text>{one.words}</Text>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}
