import { useSearchFilterOptions } from '@porchlight/data-service-react'
import { Button, SelectField, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './FilterBar.module.css'
import type { Filter, FilterField } from './filter'
import { operatorKey } from './filter-text'
import { labels } from './labels'

interface FilterDialogProps {
  readonly objectApiName: string
  readonly fields: readonly FilterField[]
  readonly onSelect: (filter: Filter) => void
  readonly onClose: () => void
}

/** Puts a filter together: a field, how it is compared, and with what. */
export function FilterDialog({ objectApiName, fields, onSelect, onClose }: FilterDialogProps) {
  const t = useLabels(labels)
  const [name, setName] = useState(fields[0]?.fieldApiName ?? '')
  const [operator, setOperator] = useState('')
  const [operands, setOperands] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const field = fields.find(({ fieldApiName }) => fieldApiName === name)
  if (field === undefined) return null
  const selectedOperator = field.operators.includes(operator) ? operator : (field.operators[0] ?? '')

  function apply(event: FormEvent) {
    event.preventDefault()
    const values = operands.map((operand) => operand.trim())
    if (values.length === 0 || (field?.kind !== 'choice' && values[0] === ''))
      return setError(t('valueMissing'))
    if (field?.kind === 'number' && !Number.isFinite(Number(values[0]))) return setError(t('numberWanted'))
    const isDateTime = field?.dataType === 'DateTime'
    onSelect({
      fieldApiName: name,
      operator: selectedOperator,
      operands: isDateTime ? values.map(startOfDay) : values,
    })
  }

  function updateOperands(next: readonly string[]) {
    setOperands(next)
    setError(undefined)
  }

  return (
    <Dialog title={t('addFilter')} onClose={onClose}>
      <form className={styles.form} onSubmit={apply} noValidate>
        <SelectField
          name="filter-field"
          label={t('field')}
          value={name}
          options={fields.map(({ fieldApiName, label }) => ({ value: fieldApiName, label }))}
          onChange={({ target }) => {
            setName(target.value)
            updateOperands([])
          }}
        />
        {field.operators.length < 2 ? null : (
          <SelectField
            name="filter-operator"
            label={t('operator')}
            value={selectedOperator}
            options={field.operators.map((each) => {
              const key = operatorKey(each, field.kind)
              return { value: each, label: key === null ? each : t(key) }
            })}
            onChange={({ target }) => setOperator(target.value)}
          />
        )}
        {field.kind === 'choice' ? (
          <OperandChoices
            key={name}
            objectApiName={objectApiName}
            field={field}
            operands={operands}
            error={error}
            onChange={updateOperands}
          />
        ) : (
          <TextField
            name="filter-value"
            label={t('value')}
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            value={operands[0] ?? ''}
            error={error}
            autoComplete="off"
            onChange={({ target }) => updateOperands([target.value])}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit">{t('applyFilter')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface OperandChoicesProps {
  readonly objectApiName: string
  readonly field: FilterField
  readonly operands: readonly string[]
  readonly error: string | undefined
  readonly onChange: (operands: readonly string[]) => void
}

function OperandChoices({ objectApiName, field, operands, error, onChange }: OperandChoicesProps) {
  const t = useLabels(labels)
  const { data } = useSearchFilterOptions(
    field.choices === null ? { objectApiName, filterApiName: field.fieldApiName } : undefined,
  )
  const choices = field.choices ?? data?.options ?? []
  return (
    <fieldset className={styles.choices}>
      <legend>{t('values')}</legend>
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            checked={operands.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...operands, value] : operands.filter((operand) => operand !== value),
              )
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The moment at which a day, `2026-01-31`, begins where the viewer is. */
function startOfDay(day: string): string {
  return new Date(`${day}T00:00`).toISOString()
}
