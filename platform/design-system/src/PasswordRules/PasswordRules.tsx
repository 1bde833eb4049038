import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './PasswordRules.module.css'

export interface PasswordRule {
  readonly key: string
  readonly text: ReactNode
  /** Whether the input meets it; null until a script can check. */
  readonly isMet: boolean | null
}

export interface PasswordRulesProps {
  /** For `aria-describedby` of the password field. */
  readonly id?: string
  readonly title: ReactNode
  readonly rules: readonly PasswordRule[]
  /** Read aloud behind a rule: "done" and "still missing". */
  readonly states: { readonly met: string; readonly open: string }
}

/** The requirements for a new password. All rules are visible from the start; a script ticks those that are met. */
export function PasswordRules({ id, title, rules, states }: PasswordRulesProps) {
  return (
    <div className={styles.block} id={id}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.rules}>
        {rules.map(({ key, text, isMet }) => (
          <li key={key} className={classNames(styles.rule, isMet === true && styles.met)}>
            <span className={styles.mark}>
              {isMet === true ? <Icon name="check" /> : <span className={styles.open} />}
            </span>
            <span>
              {text}
              {isMet === null ? null : <VisuallyHidden>, {isMet ? states.met : states.open}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
