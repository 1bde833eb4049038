import { Skeleton } from '@porchlight/design-system'
import { messageLabels } from '../../features/messages/labels'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { EmergencyLine } from '../../shell/customer-service/EmergencyLine'
import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'
import { NewMessageForm } from './NewMessageForm'

const words = { ...messageLabels, ...labels }

/** Writes a new message. Whom to call in an emergency comes first. */
export function NewMessage({ title }: ScreenProps) {
  const t = useLabels(words)
  const address = useAddress()
  const { state, accounts, current, asked } = useAccounts(undefined)
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      notice={<EmergencyLine />}
      ways={<a href={address('/messages')}>{t('toMessages')}</a>}
    >
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="text" count={6} label={t('loading')} /> : null}
      {state === 'ready' ? <NewMessageForm accounts={accounts} current={current} /> : null}
    </FormPage>
  )
}
