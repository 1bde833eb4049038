import { FieldError, useFieldIds } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import styles from './Programs.module.css'

interface CheckListProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: string }[]
  readonly selected: readonly string[]
  /** Several columns, for many short ones. */
  readonly isDense?: boolean
}

/** A group of checkboxes. The first has the id of `useFieldIds`, which an error summary links to. */
export function CheckList({ name, label, error, options, selected, isDense = false }: CheckListProps) {
  const id = useFieldIds()(name)
  return (
    <fieldset className={styles.checks} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <FieldError id={id}>{error}</FieldError>
      <div className={isDense ? styles.dense : styles.boxes}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.check}>
            <input
              className={content.box}
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={selected.includes(option.value)}
              aria-invalid={error === undefined ? undefined : true}
            />
            <span>
              {option.label}
              {option.hint === '' ? null : <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
