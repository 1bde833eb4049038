import { Card, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { OrderNotFound } from '../../enrollment/components/OrderNotFound'
import { NoOrder } from '../../enrollment/components/order-task/NoOrder'
import { DocumentList } from '../components/DocumentList'
import styles from '../components/Documents.module.css'
import { DoneForm } from '../components/DoneForm'
import { labels } from '../components/labels'
import { SendForm } from '../components/SendForm'
import { useDocumentsOverview } from '../methods/documents-overview/hook'

/** How often a page polls while something is being checked, in milliseconds. */
const pollIntervalMs = 4_000

/** Shows the documents that an order requires, those sent and their outcome; and the form to send more. */
export function Documents({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer, form } = usePage()
  const search = new URLSearchParams(useSearch())
  const orderId = params.orderId ?? (form?.values.orderId || undefined)
  const isId = orderId === undefined || /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(orderId)
  const { data, state, error, refresh } = useDocumentsOverview(
    isId ? (orderId === undefined ? {} : { orderId }) : undefined,
  )
  const isScanning =
    data?.documents.some(({ files }) => files.some(({ scan }) => scan === 'Pending')) === true
  usePolling(refresh, pollIntervalMs, isScanning)

  const isUnknown = !isId || error?.status === 400 || data?.problem === 'orderNotFound'
  if (isUnknown && viewer !== null) return <OrderNotFound />
  if (isUnknown || (data !== undefined && data.problem !== null)) {
    return <NoOrder title={title} problem={data?.problem ?? null} isLinkSent={search.has('sent')} />
  }
  const isRefusedDone = form?.errors.form === 'documentsMissing'
  const receipt = /^R\d{8}$/.exec(search.get('received') ?? '')?.[0]
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle context={data?.street ?? undefined} lead={t('lead')}>
        {title}
      </PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? (
        <Skeleton shape="card" count={2} label={t('loadingDocuments')} />
      ) : null}
      {!search.has('received') || form !== null ? null : (
        <Notice kind="success" title={t('receivedTitle')}>
          <p>{receipt === undefined ? t('receivedHere') : t('receivedText', { receipt })}</p>
        </Notice>
      )}
      {search.has('done') && data?.missing.length === 0 ? (
        <Notice kind="success" title={t('doneTitle')}>
          <p>{t('doneText')}</p>
          <p>
            <a href={address('/enrollment-status')}>{t('toTracker')}</a>
          </p>
        </Notice>
      ) : null}
      {data === undefined ? null : (
        <div className={styles.columns}>
          <Card title={t('listTitle')}>
            <DocumentList documents={data.documents} isOpen={data.isOpen} />
            {data.isOpen ? (
              <DoneForm orderId={data.orderId} missing={data.missing} isRefused={isRefusedDone} />
            ) : null}
          </Card>
          {data.isOpen ? (
            <Card title={t('sendTitle')} id="send">
              <SendForm overview={data} requestedType={search.get('type')} isForm={!isRefusedDone} />
            </Card>
          ) : (
            <Notice kind="info" title={t('closedTitle')}>
              <p>{t('closedText')}</p>
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}
