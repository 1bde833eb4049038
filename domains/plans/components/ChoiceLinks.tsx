import { useId } from 'react'
import styles from './ChoiceLinks.module.css'

interface ChoiceLinksProps {
  readonly label: string
  readonly choices: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[]
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
        {choices.map((choice) => (
          <li key={choice.href}>
            <a
              className={styles.choice}
              href={choice.href}
              aria-current={choice.isCurrent ? 'true' : undefined}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
