import { Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import { EmergencyLine } from '../../../utilities/components/EmergencyLine'
import { messageLabels } from '../../components/labels'
import { labels } from './labels'
import { NewMessageForm } from './NewMessageForm'

const copy = { ...messageLabels, ...labels }

/** Writes a new message. Whom to call in an emergency comes first. */
export function NewMessage({ title }: ScreenProps) {
  const t = useLabels(copy)
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
