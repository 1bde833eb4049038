import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame, fieldDescription, fieldId } from '../TextField/FieldFrame'
import styles from './FileField.module.css'

export interface FileFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'placeholder' | 'name' | 'type' | 'value' | 'defaultValue'
  > {
  readonly name: string
  readonly label: ReactNode
  /** Which files are taken and how large they may be, said before one is chosen. */
  readonly hint?: ReactNode
  /** What is wrong and what to do; absent or empty when nothing is. */
  readonly error?: ReactNode
}

/** A file to send, chosen with the browser's own button. Its id is `fieldId(name)`. */
export function FileField({ name, label, hint, error, ...rest }: FileFieldProps) {
  const id = fieldId(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        type="file"
        id={id}
        name={name}
        className={styles.file}
        aria-describedby={fieldDescription(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  )
}
