import { EmptyState, Notice, PageTitle, PrintButton, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useListConsents } from '../methods/list-consents/hook'
import { type Consent, ConsentCard } from './ConsentCard'
import styles from './Consents.module.css'
import { labels } from './labels'

const own = {}

/** Lists everything that the customer agreed to or withdrew: consents in force first, then earlier ones. */
export function Consents({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { form } = usePage()
  const { data, state } = useListConsents(own)
  const isUndone = new URLSearchParams(useSearch()).has('undone') && form === null
  const consents = data?.consents ?? []
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? (
        <Skeleton shape="card" count={3} label={t('loadingConsents')} />
      ) : null}
      {isUndone ? (
        <Notice kind="success" title={t('undoneTitle')}>
          <p>{t('undoneText')}</p>
        </Notice>
      ) : null}
      {data !== undefined && consents.length === 0 ? (
        <EmptyState title={t('noneTitle')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : null}
      <Section title={t('holdsTitle')} consents={consents.filter(({ holds }) => holds)} />
      <Section title={t('beforeTitle')} consents={consents.filter(({ holds }) => !holds)} />
      {consents.length > 0 ? (
        <div className={styles.print}>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      ) : null}
      <a className={card.link} href={address('/messages/new')}>
        {t('writeToUs')}
      </a>
    </div>
  )
}

function Section({ title, consents }: { readonly title: string; readonly consents: readonly Consent[] }) {
  if (consents.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {consents.map((consent) => (
        <ConsentCard key={consent.consentId} consent={consent} />
      ))}
    </section>
  )
}
