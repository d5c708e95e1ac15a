import { Suspense } from 'react'
import type { CategoriesSnapshot } from '../actors/catalogue.ts'
import type { Category } from '../domain/category.ts'
import { categoriesIn } from '../domain/category-tree.ts'
import type { Destination } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'
import { filterReadable, isUnreadable } from '../domain/listed.ts'
import { translatedCategoryName } from '../domain/translations.ts'
import { usePageActors, useSession } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Disclosure } from '../ui/Disclosure/Disclosure.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { Wordmark } from '../ui/artwork/Wordmark.tsx'
import { errorMessages } from '../messages/error.ts'
import { frameMessages } from '../messages/frame.ts'
import { useLocale, useMessages } from '../messages/useMessages.ts'
import { SearchForm } from './SearchForm.tsx'
import { lazyOrNothing } from './lazy-with-preload.tsx'
import { end, header, headerRule, links, nav, unreadSlot, wordmark } from './App.css.ts'

/** Without its code, the page works without the links. */
const UnreadLinks = lazyOrNothing(async () => (await import('./UnreadLinks.tsx')).UnreadLinks)

const categoryLink = (category: Category, language: Language, destination: Destination | null) => ({
  key: category._id,
  label: translatedCategoryName(language, category),
  href: pathOf({ screen: 'category', categoryId: category._id }),
  current: destination?.screen === 'category' && destination.categoryId === category._id,
})

type NavigationProps = {
  destination: Destination | null
  categories: CategoriesSnapshot
}

/** Renders Home, the categories, and login or logout (rules N1, N2 and N4). */
export function Navigation({ destination, categories }: NavigationProps) {
  const { session, hasSearch } = usePageActors()
  const state = useSession()
  const screen = destination?.screen
  const messages = useMessages(frameMessages)
  const { language } = useLocale()
  const { unreadableItem } = useMessages(errorMessages)
  const isSignedIn = state.matches('signedIn')
  return (
    <header className={headerRule}>
      <div className={header}>
        <Link href={pathOf({ screen: 'home' })} label={messages.homeLink} tone="block">
          <span className={wordmark}>
            <Wordmark />
          </span>
        </Link>
        <div className={nav}>
          <nav aria-label={messages.main}>
            <ul className={links}>
              <li>
                <Link current={screen === 'home'} href={pathOf({ screen: 'home' })} tone="nav">
                  {messages.home}
                </Link>
              </li>
              <li>
                <Disclosure
                  emptyText={
                    categories.matches('failed')
                      ? messages.categoriesFailed
                      : messages.loadingCategories
                  }
                  items={categoriesIn(categories.context.items).flatMap((category) => [
                    isUnreadable(category)
                      ? { key: category._id, label: unreadableItem }
                      : categoryLink(category, language, destination),
                    ...filterReadable(categoriesIn(categories.context.items, category._id)).map(
                      (child) => ({
                        ...categoryLink(child, language, destination),
                        isNested: true,
                      }),
                    ),
                  ])}
                  label={messages.categories}
                  last={{
                    key: 'all',
                    label: messages.allCategories,
                    href: pathOf({ screen: 'categories' }),
                    current: screen === 'categories',
                  }}
                />
              </li>
              <li>
                <Link current={screen === 'blog'} href={pathOf({ screen: 'blog' })} tone="nav">
                  {messages.blog}
                </Link>
              </li>
              {isSignedIn && (
                <li>
                  <Link
                    current={screen === 'dashboard'}
                    href={pathOf({ screen: 'dashboard' })}
                    tone="nav"
                  >
                    {messages.dashboard}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          {hasSearch && screen !== 'search' && <SearchForm />}
        </div>
        <div className={end}>
          {isSignedIn && (
            <span className={unreadSlot}>
              <Suspense fallback={null}>
                <UnreadLinks current={screen} />
              </Suspense>
            </span>
          )}
          {isSignedIn ? (
            <Button
              onClick={() =>
                session.send({ type: 'session.logout', destination: { screen: 'home' } })
              }
              size="small"
              variant="quiet"
            >
              {messages.logout}
            </Button>
          ) : state.hasTag('pending') && !state.hasTag('stuck') ? (
            <Spinner label={messages.signingIn} />
          ) : (
            <Link current={screen === 'login'} href={pathOf({ screen: 'login' })} tone="nav">
              {messages.login}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}
