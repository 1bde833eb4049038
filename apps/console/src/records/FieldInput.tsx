import { fieldId, TextArea, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { choicesOf } from './dependent-choices'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { LookupField } from './LookupField'
import { labels } from './labels'

const inputTypes: Readonly<Record<string, string>> = {
  Date: 'date',
  DateTime: 'datetime-local',
  Email: 'email',
  Phone: 'tel',
  Url: 'url',
}

const numbers = ['Currency', 'Double', 'Int', 'Percent']

/** One field of a form, by its data type. */
export function FieldInput(props: FieldInputProps) {
  const { object, fieldApiName, isRequired, typed, error, onChange } = props
  const t = useLabels(labels)
  const info = object.fields[fieldApiName]
  const dataType = info?.dataType ?? 'String'
  const label = isRequired ? `${props.label} ${t('required')}` : props.label
  if (dataType === 'Reference') return <LookupField {...props} label={label} />
  if (dataType === 'Picklist') return <PicklistInput {...props} label={label} />
  if (typeof typed === 'boolean') {
    return (
      <label className={styles.box}>
        <input
          type="checkbox"
          id={fieldId(fieldApiName)}
          name={fieldApiName}
          checked={typed}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
    )
  }
  const shared = {
    name: fieldApiName,
    label,
    error,
    hint: info?.inlineHelpText,
    value: typed,
    required: isRequired,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
    ...(info === undefined || info.length === 0 ? {} : { maxLength: info.length }),
  }
  if (dataType === 'TextArea') return <TextArea {...shared} rows={4} />
  return (
    <TextField
      {...shared}
      type={inputTypes[dataType] ?? 'text'}
      {...(numbers.includes(dataType) ? { inputMode: 'decimal' as const } : {})}
      autoComplete="off"
    />
  )
}

function PicklistInput({
  fieldApiName,
  label,
  isRequired,
  picklist,
  typed,
  controlling,
  error,
  onChange,
}: FieldInputProps) {
  const id = fieldId(fieldApiName)
  const choices = picklist === undefined ? [] : choicesOf(picklist, controlling)
  const isListed = choices.some(({ value }) => value === typed)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <select
        className={styles.select}
        id={id}
        name={fieldApiName}
        value={String(typed)}
        required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">–</option>
        {isListed || typed === '' ? null : <option value={String(typed)}>{String(typed)}</option>}
        {choices.map(({ value, label: choice }) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  )
}
