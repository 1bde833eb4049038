import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame, fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import styles from './SelectField.module.css'

export interface SelectFieldOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps
  extends Omit<
    ComponentPropsWithRef<'select'>,
    'children' | 'className' | 'multiple' | 'name' | 'size' | 'style'
  > {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
  readonly options: readonly SelectFieldOption[]
}

/**
 * A choice among many, in a menu, with its label above it. Its id is that of `useFieldIds`, which an error summary
 * links to.
 */
export function SelectField({ name, label, hint, error, options, ...rest }: SelectFieldProps) {
  const id = useFieldIds()(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        name={name}
        className={styles.select}
        aria-describedby={fieldDescription(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
