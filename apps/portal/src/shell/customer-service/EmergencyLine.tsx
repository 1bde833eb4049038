import { useListRecordsByName } from '@porchlight/data-service-react'
import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '../page/page-context'
import { parentOf, type ReadRecord, textOf } from '../records/field-value'
import { CallUs } from './CallUs'
import { customerServiceLabels } from './labels'

const utilitiesOfAccounts = {
  objectApiName: 'Account',
  listViewApiName: 'AllAccounts',
  fields: ['Account.Commodity__c'],
  optionalFields: ['Account.Utility__r.Name', 'Account.Utility__r.Utility_Phone__c'],
  pageSize: 50,
} as const

/** Whom to call when waiting is dangerous: the utility of each of the viewer's accounts, each once. */
export function EmergencyLine() {
  const t = useLabels(customerServiceLabels)
  const { viewer } = usePage()
  const answer = useListRecordsByName(viewer === null ? undefined : utilitiesOfAccounts)
  const lines = new Map((answer.data?.records ?? []).flatMap(lineOf).map((line) => [line.key, line]))
  return (
    <Notice kind="warning" title={t('emergencyTitle')}>
      {lines.size === 0 ? <CallUs /> : null}
      {[...lines.values()].map(({ key, isGas, name, phone }) => (
        <p key={key}>
          {t(isGas ? 'gasEmergency' : 'powerEmergency', { utility: name })}{' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      ))}
    </Notice>
  )
}

function lineOf(account: ReadRecord) {
  const utility = parentOf(account, 'Utility__r')
  const phone = textOf(utility, 'Utility_Phone__c')
  const isGas = textOf(account, 'Commodity__c') === 'Gas'
  if (phone === null) return []
  return [{ key: `${phone} ${isGas}`, isGas, name: textOf(utility, 'Name') ?? '', phone }]
}
