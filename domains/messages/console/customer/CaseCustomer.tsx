import { useRecord } from '@porchlight/data-service-react'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { CustomerGlance } from '../../../customers/components/glance/CustomerGlance'

/** The customer of a case at a glance. */
export function CaseCustomer({ recordId }: RecordPanelProps) {
  const { data } = useRecord({ recordId, fields: ['Case.ContactId'] })
  const contactId = textOf(data, 'ContactId')
  return contactId === null ? null : <CustomerGlance contactId={contactId} />
}
