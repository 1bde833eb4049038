import { createContext, type ReactNode, use } from 'react'
import { FieldError } from './FieldError'
import styles from './FieldFrame.module.css'

interface FieldText {
  readonly hint: ReactNode
  readonly error: ReactNode
}

interface FieldFrameProps extends FieldText {
  readonly id: string
  readonly label: ReactNode
  readonly children: ReactNode
}

/** The label, the hint and the error around a field. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
      {children}
    </div>
  )
}

const FieldIdPrefix = createContext('field')

/** Prefixes the ids of a form's fields, where it is shown over a form that may have fields of the same names. */
export function FieldsOver({ children }: { readonly children: ReactNode }) {
  return <FieldIdPrefix value={`over-${use(FieldIdPrefix)}`}>{children}</FieldIdPrefix>
}

/** Returns a function from a field's name to its id, such as `field-Email`, which an error summary links to. */
export function useFieldIds(): (name: string) => string {
  const prefix = use(FieldIdPrefix)
  return (name) => `${prefix}-${name}`
}

/** Returns the ids that describe a field, for `aria-describedby`. */
export function fieldDescription(id: string, { hint, error }: FieldText): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}
