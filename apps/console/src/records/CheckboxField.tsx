import { useFieldIds } from '@porchlight/design-system'
import styles from './FieldInput.module.css'

interface CheckboxFieldProps {
  readonly name: string
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A check box with its label. */
export function CheckboxField({ name, label, isChecked, onChange }: CheckboxFieldProps) {
  const id = useFieldIds()(name)
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
