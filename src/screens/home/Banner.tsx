import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { banner, bannerImage, bannerPicture } from './HomeView.css.ts'

const widths = [480, 960, 1440]
const srcSet = (format: string) =>
  widths.map((width) => `/banner/banner-${width}.${format} ${width}w`).join(', ')

/** What the place is about: real things, one sentence, one action. */
export function Banner({ href }: { href: string }) {
  return (
    <section className={banner}>
      <Stack align="start" gap="large">
        <Heading level={1} size="poster">
          Good things, second time around.
        </Heading>
        <Text size="lead" tone="quiet">
          Book what you like, meet the seller, pay by card. Every seller with a green mark was
          checked by us.
        </Text>
        <ButtonLink href={href} size="large" variant="accent">
          Start looking
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
