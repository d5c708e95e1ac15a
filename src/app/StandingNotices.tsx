import { useSelector } from '@xstate/react'
import type { Standing } from '../actors/standing.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { standingWords } from '../words/standing.ts'
import { useTongue, useWords } from '../words/useWords.ts'
import { foot, note, words as wordsStyle } from './StandingNotices.css.ts'

type StandingNoticesProps = { notices: Standing['notices']; onReload: () => void }

/** Renders the banners, which stay while they apply to the whole page. A banner with an action can be dismissed. */
export function StandingNotices({ notices, onReload }: StandingNoticesProps) {
  const { notices: shown } = useSelector(notices, (snapshot) => snapshot.context)
  const { said } = useTongue()
  const words = useWords(standingWords)
  if (shown.length === 0) return null
  return (
    <div className={foot} role="status">
      {shown.map(({ id, title, offers }) => (
        <div className={note} key={id}>
          <Icon name="info" />
          <div className={wordsStyle}>
            <Text size="small">{said(title)}</Text>
          </div>
          {offers === 'reload' && (
            <>
              <Button onClick={onReload} size="small">
                {words.reload}
              </Button>
              <Button
                icon="cross"
                label={words.close}
                onClick={() => notices.send({ type: 'notice.dismissed', id })}
                size="small"
                variant="quiet"
              />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
