import { Heading } from '../ui/Heading/Heading.tsx'
import { Stack } from '../ui/Layout/Stack.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { footer, footerLinks, footerRule } from './App.css.ts'

const columns = [
  { title: 'Services', entries: ['Selling', 'Order protection', 'Delivery', 'Returns'] },
  { title: 'Company', entries: ['About Loppis', 'Contact', 'Jobs'] },
  { title: 'Legal', entries: ['Terms of use', 'Privacy policy', 'Cookie policy'] },
]

/** Services, Company and Legal (rule N3). */
export function Footer() {
  return (
    <footer className={footerRule}>
      <div className={footer}>
        {columns.map(({ title, entries }) => (
          <Stack gap="small" key={title}>
            <Heading level={2} size="label">
              {title}
            </Heading>
            <ul className={footerLinks}>
              {entries.map((entry) => (
                <li key={entry}>
                  <Text size="small" tone="quiet">
                    {entry}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </div>
    </footer>
  )
}
