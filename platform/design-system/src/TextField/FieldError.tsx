import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './FieldFrame.module.css'

interface FieldErrorProps {
  /** Of the field; the text has the id that `fieldDescription` names. */
  readonly id?: string
  /** The error and how to fix it; nothing is shown if absent or empty. */
  readonly children: ReactNode
}

/** The error of a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p className={styles.error} id={id === undefined ? undefined : `${id}-error`}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
