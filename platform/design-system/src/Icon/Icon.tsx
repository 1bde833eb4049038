import styles from './Icon.module.css'
import { type IconName, iconShapes } from './icon-shapes'

export interface IconProps {
  readonly name: IconName
  /** The label of an icon without text. Without it the icon is decoration beside text. */
  readonly label?: string
}

/** A line icon in the size and colour of the text around it. */
export function Icon({ name, label }: IconProps) {
  const shape = <path d={iconShapes[name]} />
  if (label === undefined) {
    return (
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    )
  }
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" role="img" aria-label={label}>
      {shape}
    </svg>
  )
}
