import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { CategoriesMachine, ProductsMachine } from '../../actors/catalogue.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { pathOf } from '../paths.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CategoryTiles } from '../category/CategoryTiles.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import { HomeBanner } from './HomeBanner.tsx'
import { three } from './HomeView.css.ts'
import { ProductTile } from '../product/ProductTile.tsx'
import { Promises } from './Promises.tsx'

type HomeViewProps = {
  categories: SnapshotFrom<CategoriesMachine>
  sendCategories: (event: EventFrom<CategoriesMachine>) => void
  products: SnapshotFrom<ProductsMachine>
  sendProducts: (event: EventFrom<ProductsMachine>) => void
  /** The section of a signed-in user; a guest has none. */
  below?: ReactNode
}

/** Home (rule R1): the banner, four promises, three categories and the advertised products. */
export function HomeView({
  below,
  categories,
  sendCategories,
  products,
  sendProducts,
}: HomeViewProps) {
  const messages = useMessages(homeMessages)
  return (
    <>
      <HomeBanner />
      <Promises />
      <Page>
        <Stack gap="chapter">
          {!categories.matches('empty') && (
            <Stack as="section" gap="large" label={messages.categories}>
              <Heading level={2}>{messages.popularCategories}</Heading>
              {categories.matches('loading') && (
                <Skeleton count={3} label={messages.loadingCategories} of="lines" />
              )}
              {categories.matches('failed') && (
                <LoadFailed
                  failure={categories.context.failure}
                  onRetry={() => sendCategories({ type: 'collection.retry' })}
                />
              )}
              {categories.matches('filled') && (
                <CategoryTiles categories={categories.context.items} />
              )}
            </Stack>
          )}
          {!products.matches('empty') && (
            <Stack as="section" gap="large" label={messages.advertised}>
              <Cluster align="baseline" justify="space-between">
                <Heading level={2}>{messages.advertisedToday}</Heading>
                <Link href={pathOf({ screen: 'advertisements' })}>{messages.seeAll}</Link>
              </Cluster>
              {products.matches('loading') && (
                <Skeleton count={4} label={messages.loadingAdvertised} of="cards" />
              )}
              {products.matches('failed') && (
                <LoadFailed
                  failure={products.context.failure}
                  onRetry={() => sendProducts({ type: 'collection.retry' })}
                />
              )}
              {products.matches('filled') && (
                <ul className={three}>
                  {products.context.items.map((product) => (
                    <li key={product._id}>
                      {isUnreadable(product) ? (
                        <UnreadableItem />
                      ) : (
                        <ProductTile product={product} />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          )}
          {below}
        </Stack>
      </Page>
    </>
  )
}
