import type { ChangeEventHandler } from 'react'
import styles from './CheckOption.module.css'

interface CheckOptionProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** What is read aloud where `label` needs its surroundings to be understood; it begins with `label`. */
  readonly fullLabel?: string
  readonly defaultChecked?: boolean
  /** The id of the form that it belongs to, when it is outside of the form. */
  readonly form?: string
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A check box with its label. */
export function CheckOption({ label, fullLabel, ...rest }: CheckOptionProps) {
  return (
    <label className={styles.option}>
      <input {...rest} className={styles.input} type="checkbox" aria-label={fullLabel} />
      <span>{label}</span>
    </label>
  )
}
