import { provideCatalogue } from '../actors/catalogue.ts'
import type { Destination } from '../domain/destinations.ts'
import { useProvided, useSession } from '../screens/provided.ts'
import { useFlow } from '../screens/useFlow.ts'
import { pathOf } from '../services/navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Disclosure } from '../ui/Disclosure/Disclosure.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { Wordmark } from '../ui/artwork/Wordmark.tsx'
import { frameWords } from '../words/frame.ts'
import { useWords } from '../words/useWords.ts'
import { end, header, headerRule, links, nav, wordmark } from './App.css.ts'

const everything = { of: '' }

/** Renders Home, the categories, and login or logout (rules N1, N2 and N4). */
export function Navigation({ destination }: { destination: Destination | null }) {
  const { session, join } = useProvided()
  const state = useSession()
  const [categories] = useFlow(join(provideCatalogue).allCategories, { input: everything })
  const screen = destination?.screen
  const words = useWords(frameWords)
  const isSignedIn = state.matches('signedIn')
  return (
    <header className={headerRule}>
      <div className={header}>
        <Link href={pathOf({ screen: 'home' })} label={words.homeLink} tone="block">
          <span className={wordmark}>
            <Wordmark />
          </span>
        </Link>
        <nav aria-label={words.main} className={nav}>
          <ul className={links}>
            <li>
              <Link current={screen === 'home'} href={pathOf({ screen: 'home' })} tone="nav">
                {words.home}
              </Link>
            </li>
            <li>
              <Disclosure
                emptyText={
                  categories.matches('failed') ? words.categoriesFailed : words.loadingCategories
                }
                items={categories.context.items.map(({ _id, categoryName }) => ({
                  key: _id,
                  label: categoryName,
                  href: pathOf({ screen: 'category', categoryId: _id }),
                  current: destination?.screen === 'category' && destination.categoryId === _id,
                }))}
                label={words.categories}
              />
            </li>
            <li>
              <Link current={screen === 'blog'} href={pathOf({ screen: 'blog' })} tone="nav">
                {words.blog}
              </Link>
            </li>
            {isSignedIn && (
              <li>
                <Link
                  current={screen === 'dashboard'}
                  href={pathOf({ screen: 'dashboard' })}
                  tone="nav"
                >
                  {words.dashboard}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <div className={end}>
          {isSignedIn ? (
            <Button
              onClick={() =>
                session.send({ type: 'session.logout', destination: { screen: 'home' } })
              }
              size="small"
              variant="quiet"
            >
              {words.logout}
            </Button>
          ) : state.hasTag('pending') && !state.hasTag('stuck') ? (
            <Spinner label={words.signingIn} />
          ) : (
            <Link current={screen === 'login'} href={pathOf({ screen: 'login' })} tone="nav">
              {words.login}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
