import { fieldAt, referenceName } from './record-name'
import type { ShownRecord } from './shown-record'
import { ValueText } from './ValueText'

/** What the value of a field says, without a link: references by the name that they lead to. */
export function FieldText({
  fieldApiName,
  shown: { record, object },
}: {
  readonly fieldApiName: string
  readonly shown: Pick<ShownRecord, 'record' | 'object'>
}) {
  const info = object.fields[fieldApiName]
  const field = fieldAt(record, fieldApiName)
  const isType = typeof field?.value === 'string' && field.value === record.recordTypeId
  const name = isType ? record.recordTypeInfo?.name : info?.reference && referenceName(record, info)
  return name ? name : <ValueText field={field} />
}
