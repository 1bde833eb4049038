import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, fieldDescription, useFieldIds } from './FieldFrame'
import styles from './TextField.module.css'

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'placeholder' | 'name' | 'size'> {
  readonly name: string
  readonly label: ReactNode
  /** What to enter or where to find it, shown between label and field. */
  readonly hint?: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
  /** Narrow for short values, such as a zip code. */
  readonly width?: 'full' | 'short'
}

/** A single-line text field with its label above it. Its id is that of `useFieldIds` unless `id` is set. */
export function TextField({ name, label, hint, error, id: ownId, width = 'full', ...rest }: TextFieldProps) {
  const idOf = useFieldIds()
  const id = ownId ?? idOf(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        name={name}
        className={classNames(styles.input, width === 'short' && styles.short)}
        aria-describedby={fieldDescription(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  )
}
