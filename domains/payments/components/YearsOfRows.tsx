import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import type { ShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { ReactNode } from 'react'
import type { Account } from '../../customers/components/accounts/account'
import styles from './YearsOfRows.module.css'

interface YearsOfRowsProps {
  readonly account: Account
  readonly title: string
  readonly state: 'loading' | 'ready' | 'failed'
  readonly shown: ShownRows
  readonly hasOlder: boolean
  /** The name of a row in ids. */
  readonly row: string
  readonly labels: {
    readonly loading: string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly all: string
    readonly older: string
    readonly toBills: string
  }
  /** The rows; null when the account has none. */
  readonly children: ReactNode
}

/** Shows a page of an account's rows, a year at first, with the way to earlier years and to the bills. */
export function YearsOfRows({
  account,
  title,
  state,
  shown,
  hasOlder,
  row,
  labels,
  children,
}: YearsOfRowsProps) {
  const address = useAddress()
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={account.street}>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={labels.loading} />
      ) : children === null ? (
        <EmptyState title={labels.emptyTitle}>
          <p>{labels.emptyText}</p>
        </EmptyState>
      ) : (
        <Card title={labels.all}>
          {children}
          <MoreRows shown={shown} hasMore={hasOlder} row={row}>
            {labels.older}
          </MoreRows>
        </Card>
      )}
      <a className={card.link} href={address(`/bills?account=${account.id}`)}>
        {labels.toBills}
      </a>
    </div>
  )
}
