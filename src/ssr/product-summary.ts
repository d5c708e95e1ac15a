import type { ShownAttribute } from '../domain/attribute.ts'
import type { Category } from '../domain/category.ts'
import type { Language } from '../domain/language.ts'
import { picturesOf, type ProductForSale, type ProductPage } from '../domain/product-page.ts'
import { translatedCategoryName, translatedText } from '../domain/translations.ts'
import { attributeValueText } from '../messages/attribute.ts'
import { locales } from '../messages/locale.ts'
import { browsingMessages } from '../messages/browsing.ts'
import { conditionLabel } from '../messages/product.ts'
import { productPageMessages, productSummary } from '../messages/product-page.ts'
import { pathOf as pathTo } from '../screens/paths.ts'
import type { PageSummary } from './page-summary.ts'
import { sellerDataOf } from './seller-summary.ts'

/** Search engines cut a longer description. */
const LONGEST_DESCRIPTION = 160

/**
 * Summarizes the page of a product at this path. `categories`: its category after the one above it; none: it is unknown. A sold
 * or removed product is gone for robots (410).
 */
export function productSummaryOf(
  page: ProductPage,
  path: string,
  { language, categories }: { language: Language; categories: readonly Category[] },
): PageSummary {
  const locale = locales[language]
  if (page.availability !== 'forSale') {
    const { soldSentence, goneTitle } = locale.messagesFor(productPageMessages)
    const description = page.availability === 'sold' ? soldSentence : `${goneTitle}.`
    return { status: 410, description, social: null, structuredData: [] }
  }
  const { productName, askingPrice, image, productCondition, location, description } = page.product
  const { facts } = locale.messagesFor(productSummary)
  const text = shortened(
    `${facts(conditionLabel(locale, productCondition), location)} ${description}`.trim(),
  )
  return {
    status: 200,
    description: text,
    social: {
      title: `${productName}, ${locale.formatMoney(askingPrice)}`,
      description: text,
      image,
      price: askingPrice,
    },
    structuredData: [
      structuredDataOf(page, path, language),
      breadcrumbOf(language, categories, [productName, path]),
    ],
  }
}

/** Returns a schema.org Product with its Offer; the server makes the addresses absolute (server/pages/page-head.ts). */
function structuredDataOf(
  { product, seller }: ProductForSale,
  path: string,
  language: Language,
): object {
  const { _id, productName, description, askingPrice } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productName,
    image: picturesOf(product).map(({ image }) => image),
    ...(description === '' ? {} : { description }),
    ...attributeProperties(product.attributes ?? [], language),
    sku: _id,
    url: path,
    offers: {
      '@type': 'Offer',
      url: path,
      price: askingPrice.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: sellerDataOf(seller),
    },
  }
}

/** The properties of a schema.org Product for the attributes of these keys. */
const PROPERTIES: Readonly<Record<string, string>> = {
  colour: 'color',
  material: 'material',
  size: 'size',
}

/** Returns the attributes as properties of a schema.org Product; those without a property of their own are additional. */
function attributeProperties(attributes: readonly ShownAttribute[], language: Language): object {
  const values = attributes.map((attribute) => ({
    key: attribute.key,
    name: translatedText(language, attribute.label),
    value: attributeValueText(language, attribute),
  }))
  const brand = values.find(({ key }) => key === 'brand')
  const others = values.filter(({ key }) => key !== 'brand' && PROPERTIES[key] === undefined)
  return {
    ...(brand && { brand: { '@type': 'Brand', name: brand.value } }),
    ...Object.fromEntries(
      values.flatMap(({ key, value }) => {
        const property = PROPERTIES[key]
        return property === undefined ? [] : [[property, value]]
      }),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
  }
}

/** Returns a schema.org BreadcrumbList from home through these categories, the topmost first, to these pages. */
export function breadcrumbOf(
  language: Language,
  categories: readonly Category[],
  ...last: readonly (readonly [name: string, path: string])[]
): object {
  const { home } = locales[language].messagesFor(browsingMessages)
  const pages = [
    [home, pathTo({ screen: 'home' })] as const,
    ...categories.map(
      (one) =>
        [
          translatedCategoryName(language, one),
          pathTo({ screen: 'category', categoryId: one._id }),
        ] as const,
    ),
    ...last,
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

/** Cuts a long text after a whole word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= LONGEST_DESCRIPTION) return line
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/ \S*$/, '')}…`
}
