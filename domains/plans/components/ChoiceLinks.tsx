import { useId } from 'react'
import styles from './ChoiceLinks.module.css'

/** One of a few things to choose from. */
export interface ChoiceLink {
  readonly label: string
  /** The result of the choice, below its label. */
  readonly hint?: string
  readonly href: string
  readonly isCurrent: boolean
}

interface ChoiceLinksProps {
  readonly label: string
  readonly choices: readonly ChoiceLink[]
}

/** A few choices in a row, one tap each; the one that the page shows is marked. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  const labelId = useId()
  return (
    <div className={styles.group}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={labelId}>
        {choices.map(({ label: name, hint, href, isCurrent }) => (
          <li key={href}>
            <a className={styles.choice} href={href} aria-current={isCurrent ? 'true' : undefined}>
              <span>{name}</span>
              {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
