import { useSelector } from '@xstate/react'
import { usePageActors, useIsHydrating } from '../screens/page-actors.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Heading } from '../ui/Heading/Heading.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch/LanguageSwitch.tsx'
import { Cluster } from '../ui/Layout/Cluster.tsx'
import { Stack } from '../ui/Layout/Stack.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch/ThemeSwitch.tsx'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { footer, footerEnd, footerLinks, footerRule } from './App.css.ts'

const columns = [
  {
    title: 'services',
    links: [
      { label: 'buying', href: '/help/buying' },
      { label: 'selling', href: '/help/selling' },
      { label: 'delivery', href: '/help/delivery' },
    ],
  },
  {
    title: 'company',
    links: [
      { label: 'about', href: '/help/about' },
      { label: 'contact', href: '/help/contact' },
    ],
  },
  {
    title: 'legal',
    links: [
      { label: 'terms', href: '/help/terms' },
      { label: 'privacy', href: '/help/privacy' },
    ],
  },
] as const

/** Renders Services, Company and Legal (rule N3), theme and language, and the button that saves a bug report. */
export function Footer() {
  const { app, preferences } = usePageActors()
  const { theme, language } = useSelector(preferences, (snapshot) => snapshot.context)
  // The server does not know the chosen theme; until hydration ends, only CSS shows it.
  const shownTheme = useIsHydrating() ? 'system' : theme
  const messages = useMessages(frameMessages)
  return (
    <footer className={footerRule}>
      <div className={footer}>
        {columns.map(({ title, links }) => (
          <Stack gap="small" key={title}>
            <Heading id={title} level={2} size="label">
              {messages[title]}
            </Heading>
            <ul className={footerLinks}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} tone="quiet">
                    {messages[label]}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        <div className={footerEnd}>
          <Cluster gap="small">
            <ThemeSwitch
              current={shownTheme}
              onChoose={(wanted) => preferences.send({ type: 'theme.choose', theme: wanted })}
            />
            <LanguageSwitch
              current={language}
              onChoose={(wanted) => preferences.send({ type: 'language.choose', language: wanted })}
            />
          </Cluster>
          <Stack align="start" gap="tiny">
            <Button onClick={() => app.send({ type: 'report.save' })} size="small">
              {messages.saveReport}
            </Button>
            <Text size="fine" tone="quiet">
              {messages.reportContent}
            </Text>
          </Stack>
        </div>
      </div>
    </footer>
  )
}
