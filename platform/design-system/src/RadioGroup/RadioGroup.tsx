import type { ReactNode } from 'react'
import choice from '../Choice/Choice.module.css'
import { FieldError } from '../TextField/FieldError'
import { fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import frameStyles from '../TextField/FieldFrame.module.css'
import styles from './RadioGroup.module.css'

export interface RadioGroupOption {
  readonly value: string
  readonly label: ReactNode
  /** The meaning of the choice, below the label. */
  readonly hint?: ReactNode
}

export interface RadioGroupProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
  readonly options: readonly RadioGroupOption[]
  /** The value that is selected initially; by default none is. */
  readonly defaultValue?: string | undefined
  readonly required?: boolean
}

/** A choice among a few visible options. The first has the id of `useFieldIds`, which an error summary links to. */
export function RadioGroup({ name, label, hint, error, options, defaultValue, required }: RadioGroupProps) {
  const id = useFieldIds()(name)
  return (
    <fieldset className={styles.group} aria-describedby={fieldDescription(id, { hint, error })}>
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p className={frameStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
      {options.map((option, index) => (
        <label key={option.value} className={choice.option}>
          <input
            className={choice.input}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            required={required}
          />
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
