import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon'
import { useFieldIds } from '../TextField/FieldFrame'
import { useHasScript } from '../use-has-script'
import styles from './ErrorSummary.module.css'

export interface ErrorSummaryItem {
  /** The `name` of the invalid field; absent for errors of the whole form. */
  readonly field?: string
  readonly message: ReactNode
}

export interface ErrorSummaryProps {
  readonly title: ReactNode
  readonly errors: readonly ErrorSummaryItem[]
}

/**
 * The errors of a form, above it, each with a link to its field. It receives focus when it appears and when `errors` is
 * another list, unless the user began to correct a server-rendered page before its script loaded. If empty, it renders
 * nothing.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const hasScript = useHasScript()
  const idOf = useFieldIds()
  // A summary of the same errors after another attempt is announced again, so the list itself is the dependency.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of the script says nothing about the form
  useEffect(() => {
    const isBeingCorrected = !hasScript && document.activeElement?.matches('input, select, textarea') === true
    if (errors.length > 0 && !isBeingCorrected) summary.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary} id="error-summary">
      <h2 className={styles.title}>
        <Icon name="danger" />
        <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }, index) => (
          <li key={field ?? `form-${index}`}>
            {field === undefined ? message : <a href={`#${idOf(field)}`}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}
