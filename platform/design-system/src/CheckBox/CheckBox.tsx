import type { ReactNode } from 'react'
import choice from '../Choice/Choice.module.css'
import { FieldError } from '../TextField/FieldError'
import { fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import styles from './CheckBox.module.css'

export interface CheckBoxProps {
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
  readonly defaultChecked?: boolean
  readonly required?: boolean
}

/** A checkbox with its label beside it. Its id is that of `useFieldIds`, which an error summary links to. */
export function CheckBox({ name, value, label, error, defaultChecked, required }: CheckBoxProps) {
  const id = useFieldIds()(name)
  return (
    <div className={styles.frame}>
      <FieldError id={id}>{error}</FieldError>
      <label className={`${choice.option} ${styles.option}`}>
        <input
          className={choice.input}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          required={required}
          aria-describedby={fieldDescription(id, { hint: undefined, error })}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
