import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { SentFile } from '../../files/components/SentFile'
import type { DocumentsOverview } from '../methods/documents-overview/client'
import styles from './Documents.module.css'
import { documentLabels, statusLabel, typeLabel } from './document-labels'
import { labels } from './labels'

type OrderDocument = DocumentsOverview['documents'][number]

const copy = { ...labels, ...documentLabels }

interface DocumentListProps {
  readonly documents: readonly OrderDocument[]
  /** Whether documents are still taken. */
  readonly isOpen: boolean
}

/** Every document with its state; what to do about those that wait for the customer. */
export function DocumentList({ documents, isOpen }: DocumentListProps) {
  const t = useLabels(copy)
  if (documents.length === 0) return <p>{t(isOpen ? 'nothingRequested' : 'nothingSent')}</p>
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={`${document.type} ${document.receiptNumber ?? ''}`} className={styles.row}>
          <DocumentRow document={document} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({ document, isOpen }: { readonly document: OrderDocument; readonly isOpen: boolean }) {
  const t = useLabels(copy)
  const { format, language, today } = usePage()
  const { type, status, isRequired, due, receiptNumber, reason, files } = document
  const isYours = status === 'Requested' || status === 'Rejected'
  const isLate = due !== null && due < today
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.type}>{t(typeLabel(type))}</h3>
        <span className={`${styles.badge} ${isYours && isRequired ? styles.yours : (styles[status] ?? '')}`}>
          {status === 'Requested' && !isRequired ? t('notSent') : t(statusLabel(status))}
        </span>
      </div>
      <p className={styles.note}>
        {t(isRequired ? 'required' : 'optional')}
        {isYours && due !== null ? ` · ${t(isLate ? 'dueLate' : 'dueBy', { date: format.date(due) })}` : ''}
        {receiptNumber === null ? '' : ` · ${t('receipt', { receipt: receiptNumber })}`}
      </p>
      {status === 'Rejected' ? (
        <p>
          <strong>{reason?.[language] ?? t('notAccepted')}</strong> {t('sendAgainHint')}
        </p>
      ) : null}
      {status === 'Received' ? <p className={styles.note}>{t('receivedHint')}</p> : null}
      {status === 'Checking' ? <p className={styles.note}>{t('checkingHint')}</p> : null}
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map(({ name, ...file }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files are only ever added at the end
            <li key={index}>
              <SentFile name={name ?? t('page', { count: index + 1 })} {...file} />
            </li>
          ))}
        </ul>
      ) : null}
      {isYours && isOpen ? (
        <a className={styles.way} href={`?type=${type}#send`}>
          {t(status === 'Rejected' ? 'sendAgain' : 'sendThis', { type: t(typeLabel(type)) })}
        </a>
      ) : null}
    </>
  )
}
