import { Icon } from '../Icon/Icon.tsx'
import { heart } from './HeartButton.css.ts'

type HeartButtonProps = {
  /** The name stays when the button is pressed: 'Save Oak chair'. */
  label: string
  isPressed: boolean
  onClick: () => void
}

/** A toggle button over the picture of an item: a full heart where the item is saved. */
export const HeartButton = ({ label, isPressed, onClick }: HeartButtonProps) => (
  <button
    aria-label={label}
    aria-pressed={isPressed}
    className={heart}
    onClick={onClick}
    type="button"
  >
    <Icon name="heart" />
  </button>
)
