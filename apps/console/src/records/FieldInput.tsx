import { SelectField, TextArea, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CheckboxField } from './CheckboxField'
import { availableChoices } from './dependent-choices'
import type { FieldInputProps } from './field-input-props'
import { isNumeric } from './input-value'
import { LookupField } from './LookupField'
import { labels } from './labels'

const inputTypes: Readonly<Record<string, string>> = {
  Date: 'date',
  DateTime: 'datetime-local',
  Email: 'email',
  Phone: 'tel',
  Url: 'url',
}

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
    return <CheckboxField name={fieldApiName} label={label} isChecked={typed} onChange={onChange} />
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
      {...(isNumeric(dataType) ? { inputMode: 'decimal' as const } : {})}
      autoComplete="off"
    />
  )
}

function PicklistInput({
  object,
  fieldApiName,
  label,
  isRequired,
  picklist,
  typed,
  controlling,
  error,
  onChange,
}: FieldInputProps) {
  const choices = picklist === undefined ? [] : availableChoices(picklist, controlling)
  const value = String(typed)
  const isListed = value === '' || choices.some((choice) => choice.value === value)
  return (
    <SelectField
      name={fieldApiName}
      label={label}
      hint={object.fields[fieldApiName]?.inlineHelpText}
      error={error}
      value={value}
      required={isRequired}
      options={[
        { value: '', label: '–' },
        ...(isListed ? [] : [{ value, label: value }]),
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
