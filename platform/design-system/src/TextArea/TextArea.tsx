import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame, fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import styles from './TextArea.module.css'

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'placeholder' | 'name' | 'cols'> {
  readonly name: string
  readonly label: ReactNode
  /** What to enter, shown between label and field. */
  readonly hint?: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
}

/** A multiline text field with its label above it; it grows with its content. Its id is that of `useFieldIds`. */
export function TextArea({ name, label, hint, error, rows = 5, ...rest }: TextAreaProps) {
  const id = useFieldIds()(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        name={name}
        rows={rows}
        className={styles.area}
        aria-describedby={fieldDescription(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  )
}
