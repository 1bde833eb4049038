import { Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { Account } from '../../../customers/components/accounts/account'
import { accountGroupLabels } from '../../../customers/components/groups/labels'
import { groupOf, groupTones } from '../../../customers/components/groups/status-groups'
import { StatusText } from '../../../customers/components/status/StatusText'
import styles from './Account.module.css'
import { AccountBills } from './AccountBills'
import { AccountPayments } from './AccountPayments'
import { ContractCard } from './ContractCard'
import { DocumentList } from './DocumentList'
import { labels } from './labels'
import { Part } from './Part'
import { StopLink } from './StopLink'
import { Timeline } from './Timeline'
import { useDocuments, useHistory } from './use-history'

const copy = { ...accountGroupLabels, ...labels }
const eventStep = 20

/** The parts of the account's page; a part that could not be had leaves the others as they are. */
export function AccountContent({ account }: { readonly account: Account }) {
  const t = useLabels(copy)
  const address = useAddress()
  const shown = useShownRows(eventStep)
  // The newest events are among the newest of each kind; the additional one shows whether there is something earlier.
  const count = shown.count + 1
  const documents = useDocuments(account.id, count)
  const history = useHistory(account.id, count)
  const group = groupOf(account.status)
  const number = account.number === null ? null : t('accountNumber', { number: account.number })
  const esiid = account.esiid === null ? null : t('esiid', { number: account.esiid })
  return (
    <div className={styles.page}>
      <Head title={account.street} />
      <PageTitle lead={[account.place, number, esiid].filter(Boolean).join(' · ')}>
        {account.street}
      </PageTitle>
      <p>
        <StatusText tone={groupTones[group]}>{t(`status${group}`)}</StatusText>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ContractCard account={account} />
          <AccountBills account={account} count={count} />
          <AccountPayments accountId={account.id} count={count} />
          <Card title={t('documentsTitle')}>
            <Part state={documents.state} isEmpty={documents.items.length === 0} emptyText={t('noDocuments')}>
              {/* The one that is due first comes first, as it is to be sent first. */}
              <DocumentList documents={[...documents.items].reverse()} />
            </Part>
          </Card>
        </div>
        <Card title={t('timelineTitle')}>
          <Timeline history={history} shown={shown} />
        </Card>
      </div>
      <div className={styles.ways}>
        <a className={styles.link} href={address(`/usage/${account.id}`)}>
          {t('usageLink')}
        </a>
        <StopLink account={account} />
        <a className={styles.link} href={address('/accounts')}>
          {t('toAccounts')}
        </a>
      </div>
    </div>
  )
}
