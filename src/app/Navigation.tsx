import { useSelector } from '@xstate/react'
import type { Destination } from '../domain/destinations.ts'
import { useProvided } from '../screens/provided.ts'
import { useFlow } from '../screens/useFlow.ts'
import { pathOf } from '../services/navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Disclosure } from '../ui/Disclosure/Disclosure.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { Wordmark } from '../ui/artwork/Wordmark.tsx'
import { end, header, headerRule, links, nav, wordmark } from './App.css.ts'
import { preload } from './lazy-screens.ts'

const everything = { of: '' }

/** Home, the categories, and the way in or out (rules N1, N2 and N4). */
export function Navigation({ destination }: { destination: Destination | null }) {
  const { session, machines } = useProvided()
  const state = useSelector(session, (snapshot) => snapshot)
  const [categories] = useFlow(machines.allCategories, { input: everything })
  const screen = destination?.screen
  const isSignedIn = state.matches('signedIn')
  return (
    <header className={headerRule}>
      <div className={header}>
        <Link href={pathOf({ screen: 'home' })} label="Loppis, home" tone="block">
          <span className={wordmark}>
            <Wordmark />
          </span>
        </Link>
        <nav aria-label="Main" className={nav}>
          <ul className={links}>
            <li>
              <Link current={screen === 'home'} href={pathOf({ screen: 'home' })} tone="nav">
                Home
              </Link>
            </li>
            <li>
              <Disclosure
                emptyText={
                  categories.matches('failed')
                    ? 'The categories could not be loaded.'
                    : 'Loading the categories'
                }
                items={categories.context.items.map(({ _id, categoryName }) => ({
                  key: _id,
                  label: categoryName,
                  href: pathOf({ screen: 'category', categoryId: _id }),
                  current: destination?.screen === 'category' && destination.categoryId === _id,
                }))}
                label="Categories"
                onIntent={() => preload('category')}
              />
            </li>
            <li>
              <Link
                current={screen === 'blog'}
                href={pathOf({ screen: 'blog' })}
                onIntent={() => preload('blog')}
                tone="nav"
              >
                Blog
              </Link>
            </li>
            {isSignedIn && (
              <li>
                <Link
                  current={screen === 'dashboard'}
                  href={pathOf({ screen: 'dashboard' })}
                  onIntent={() => preload('dashboard')}
                  tone="nav"
                >
                  Dashboard
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
              Logout
            </Button>
          ) : state.hasTag('pending') && !state.hasTag('stuck') ? (
            <Spinner label="Signing you in" />
          ) : (
            <Link
              current={screen === 'login'}
              href={pathOf({ screen: 'login' })}
              onIntent={() => preload('login')}
              tone="nav"
            >
              Login
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
