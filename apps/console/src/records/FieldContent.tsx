import { isUserReference } from '../avatars/person'
import { RecordAvatar } from '../avatars/RecordAvatars'
import { FieldText } from './FieldText'
import { RecordLink } from './RecordLink'
import { fieldAt, referenceName } from './record-name'
import type { ShownRecord } from './shown-record'

interface FieldContentProps {
  readonly fieldApiName: string
  readonly shown: Pick<ShownRecord, 'record' | 'object'>
}

/** The value of a field: a link for references, addresses of mail, telephone numbers and addresses of the web. */
export function FieldContent({ fieldApiName, shown }: FieldContentProps) {
  const { record, object } = shown
  const info = object.fields[fieldApiName]
  const value = fieldAt(record, fieldApiName)?.value
  const text = <FieldText fieldApiName={fieldApiName} shown={shown} />
  if (typeof value !== 'string' || value === '' || value === record.recordTypeId) return text
  if (info?.reference === true && fieldApiName !== 'Id') {
    const name = referenceName(record, info)
    if (name === null) return text
    return (
      <>
        {isUserReference(object, info) ? <RecordAvatar recordId={value} personName={name} /> : null}
        <RecordLink recordId={value}>{name}</RecordLink>
      </>
    )
  }
  const href = toHref(info?.dataType, value)
  return href === null ? text : <a href={href}>{text}</a>
}

function toHref(dataType: string | undefined, value: string): string | null {
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
