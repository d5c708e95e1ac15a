import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { banner, bannerImage, bannerPicture } from './HomeView.css.ts'

const widths = [480, 768, 960, 1440]
const srcSet = (format: string) =>
  widths.map((width) => `/banner/banner-${width}.${format} ${width}w`).join(', ')

/** The home banner: a picture, one sentence, one call to action. */
export function HomeBanner() {
  const { title, lead, start } = useMessages(homeMessages)
  return (
    <section className={banner}>
      <Stack align="start" gap="large">
        <Heading level={1} size="poster">
          {title}
        </Heading>
        <Text size="lead" tone="quiet">
          {lead}
        </Text>
        <ButtonLink href={pathOf({ screen: 'categories' })} size="large" variant="accent">
          {start}
        </ButtonLink>
      </Stack>
      <picture className={bannerPicture}>
        <source sizes="(min-width: 64rem) 42rem, 100vw" srcSet={srcSet('avif')} type="image/avif" />
        <img
          alt=""
          className={bannerImage}
          fetchPriority="high"
          height={640}
          sizes="(min-width: 64rem) 42rem, 100vw"
          src="/banner/banner-960.webp"
          srcSet={srcSet('webp')}
          width={960}
        />
      </picture>
    </section>
  )
}
