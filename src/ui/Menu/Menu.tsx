import * as Radix from '@radix-ui/react-dropdown-menu'
import { Link as RouteLink } from 'wouter'
import { button } from '../Button/Button.css.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { chevron, item as itemStyle, list } from './Menu.css.ts'

export type MenuItem = { key: string; label: string; icon?: IconName } & (
  | { href: string }
  | { onSelect: () => void; tone?: 'danger' }
)

type MenuProps = {
  /** What is on the button. */
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  size?: 'small' | 'medium'
}

/** Acts behind one button, with the arrow keys of a menu. For a list of links see Disclosure. */
export function Menu({ label, items, align = 'start', size = 'medium' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className={button({ variant: 'quiet', size })}>
        {label}
        <span className={chevron}>
          <Icon name="chevron" size="small" />
        </span>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} className={list} collisionPadding={8} sideOffset={4}>
          {items.map((item) =>
            'href' in item ? (
              <Radix.Item asChild key={item.key}>
                <RouteLink className={itemStyle} href={item.href}>
                  {item.icon !== undefined && <Icon name={item.icon} />}
                  {item.label}
                </RouteLink>
              </Radix.Item>
            ) : (
              <Radix.Item
                className={itemStyle}
                data-tone={item.tone}
                key={item.key}
                onSelect={item.onSelect}
              >
                {item.icon !== undefined && <Icon name={item.icon} />}
                {item.label}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
