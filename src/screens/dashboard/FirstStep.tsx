import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { firstStep } from './DashboardView.css.ts'

type FirstStepProps = { sentence: string; label: string; href: string }

/** The first step of a new user, in place of stats that are all zero. */
export function FirstStep({ sentence, label, href }: FirstStepProps) {
  return (
    <div className={firstStep}>
      <EmptyState
        action={
          <ButtonLink href={href} variant="accent">
            {label}
          </ButtonLink>
        }
        drawing={<EmptyShelf />}
        sentence={sentence}
      />
    </div>
  )
}
