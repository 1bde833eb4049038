import { useAddress } from '@porchlight/page-parts/navigation/address'
import { recordPath } from '../shell/navigation/place'
import { fieldAt, referenceNameOf } from './record-name'
import type { ShownRecord } from './shown-record'
import { ValueText } from './ValueText'

/** The value of a field: a link for references, addresses of mail, telephone numbers and addresses of the web. */
export function FieldContent({
  fieldApiName,
  shown: { record, object },
}: {
  readonly fieldApiName: string
  readonly shown: Pick<ShownRecord, 'record' | 'object'>
}) {
  const address = useAddress()
  const info = object.fields[fieldApiName]
  const field = fieldAt(record, fieldApiName)
  const value = field?.value
  if (typeof value !== 'string' || value === '') return <ValueText field={field} />
  if (value === record.recordTypeId) return record.recordTypeInfo?.name ?? <ValueText field={field} />
  if (info?.reference === true && fieldApiName !== 'Id') {
    const name = referenceNameOf(record, info)
    return name === null ? <ValueText field={field} /> : <a href={address(recordPath(value))}>{name}</a>
  }
  const href = hrefOf(info?.dataType, value)
  return href === null ? (
    <ValueText field={field} />
  ) : (
    <a href={href}>
      <ValueText field={field} />
    </a>
  )
}

function hrefOf(dataType: string | undefined, value: string): string | null {
  switch (dataType) {
    case 'Email':
      return `mailto:${value}`
    case 'Phone':
      return `tel:${value.replace(/[^+\d]/g, '')}`
    case 'Url':
      return /^https?:\/\//i.test(value) ? value : null
    default:
      return null
  }
}
