import { useSelector } from '@xstate/react'
import { useProvided } from '../screens/provided.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Heading } from '../ui/Heading/Heading.tsx'
import { Stack } from '../ui/Layout/Stack.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch/ThemeSwitch.tsx'
import { footer, footerEnd, footerLinks, footerRule } from './App.css.ts'

const columns = [
  {
    title: 'Services',
    links: [
      { label: 'Buying', href: '/' },
      { label: 'Selling', href: '/register' },
      { label: 'Delivery and returns', href: '/#promises' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Loppis', href: '/#company' },
      { label: 'Contact', href: '/#company' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of use', href: '/#legal' },
      { label: 'Privacy policy', href: '/#legal' },
    ],
  },
]

/** Services, Company and Legal (rule N3), the colours, and what to send when something went wrong. */
export function Footer() {
  const { theme, saveReport } = useProvided()
  const chosen = useSelector(theme, (snapshot) => snapshot.context.theme)
  return (
    <footer className={footerRule}>
      <div className={footer}>
        {columns.map(({ title, links }) => (
          <Stack gap="small" key={title}>
            <Heading id={title.toLowerCase()} level={2} size="label">
              {title}
            </Heading>
            <ul className={footerLinks}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} tone="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        <div className={footerEnd}>
          <ThemeSwitch
            current={chosen}
            onChoose={(wanted) => theme.send({ type: 'theme.choose', theme: wanted })}
          />
          <Stack align="start" gap="tiny">
            <Button onClick={saveReport} size="small">
              Save a report
            </Button>
            <Text size="fine" tone="quiet">
              What happened here, for whoever mends it. No password, no card, no mail address.
            </Text>
          </Stack>
        </div>
      </div>
    </footer>
  )
}
