import { useRelatedListRecords } from '@porchlight/data-service-react'
import { Button, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShortcuts } from '@porchlight/page-parts/page/use-shortcuts'
import { numberOf, parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useState } from 'react'
import { SentFile } from '../../../../files/components/SentFile'
import styles from './FileViewer.module.css'
import { labels } from './labels'

const zooms = [100, 150, 200, 300] as const
const pictures: readonly string[] = ['png', 'jpg', 'jpeg', 'gif']

interface ReviewedFile {
  readonly fileId: string
  readonly name: string
  readonly size: number | null
  readonly scan: 'Pending' | 'Clean' | 'Infected'
  readonly shownAs: 'picture' | 'pdf' | 'nothing'
}

/** The files that were sent for a document, one at a time: pictures can be turned and zoomed. */
export function FileViewer({ requirementId }: { readonly requirementId: string }) {
  const t = useLabels(labels)
  const [index, setIndex] = useState(0)
  const { data, state } = useRelatedListRecords({
    parentRecordId: requirementId,
    relatedListId: 'ContentDocumentLinks',
    fields: [
      'ContentDocumentLink.ContentDocument.Title',
      'ContentDocumentLink.ContentDocument.FileExtension',
      'ContentDocumentLink.ContentDocument.ContentSize',
      'ContentDocumentLink.ContentDocument.Scan_Status__c',
    ],
    where: { Replaced__c: { eq: false } },
    sortBy: ['CreatedDate'],
    pageSize: 50,
  })
  if (state === 'Error') return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={1} label={t('loadingDocument')} />
  const files = data.records.map(toFile)
  const file = files[index] ?? files[0]
  if (file === undefined) return <p className={styles.empty}>{t('noFiles')}</p>
  return (
    <section className={styles.viewer} aria-label={t('files')}>
      {files.length === 1 ? null : (
        <ul className={styles.files}>
          {files.map(({ fileId, name }, at) => (
            <li key={fileId}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={at === index}
                onClick={() => setIndex(at)}
              >
                {at + 1}. {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.name}>
        <SentFile name={file.name} size={file.size} scan={file.scan} fileId={file.fileId} />
      </p>
      <Shown key={file.fileId} file={file} />
    </section>
  )
}

function Shown({ file: { fileId, name, scan, shownAs } }: { readonly file: ReviewedFile }) {
  const t = useLabels(labels)
  const address = `/lwr/apex/v65.0/CustomerPortalDocumentController/viewFile?fileId=${fileId}`
  if (scan !== 'Clean') return <p className={styles.empty}>{scan === 'Pending' ? t('notSafeYet') : ''}</p>
  if (shownAs === 'nothing') return <p className={styles.empty}>{t('notShown')}</p>
  if (shownAs === 'pdf')
    return (
      <iframe
        className={styles.pdf}
        src={`${address}#navpanes=0&view=FitH`}
        title={t('pictureOf', { name })}
      />
    )
  return <Picture address={address} name={name} />
}

function Picture({ address, name }: { readonly address: string; readonly name: string }) {
  const t = useLabels(labels)
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState(0)
  const larger = () => setZoom((step) => Math.min(step + 1, zooms.length - 1))
  const smaller = () => setZoom((step) => Math.max(step - 1, 0))
  const turned = () => setTurn((degrees) => (degrees + 90) % 360)
  useShortcuts({ '+': larger, '=': larger, '-': smaller, t: turned })
  return (
    <>
      <div className={styles.tools}>
        <Button variant="secondary" aria-keyshortcuts="-" onClick={smaller}>
          {t('zoomOut')}
        </Button>
        <Button variant="secondary" aria-keyshortcuts="+" onClick={larger}>
          {t('zoomIn')}
        </Button>
        <Button variant="secondary" aria-keyshortcuts="t" onClick={turned}>
          {t('turn')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={styles.stage} tabIndex={0} aria-label={t('pictureOf', { name })}>
        <img className={styles.picture} src={address} alt="" data-zoom={zooms[zoom]} data-turn={turn} />
      </section>
    </>
  )
}

function toFile(link: ReadRecord): ReviewedFile {
  const file = parentOf(link, 'ContentDocument')
  const extension = (textOf(file, 'FileExtension') ?? '').toLowerCase()
  const title = textOf(file, 'Title') ?? ''
  const scan = textOf(file, 'Scan_Status__c')
  return {
    fileId: file?.id ?? '',
    name: title,
    size: numberOf(file, 'ContentSize'),
    scan: scan === 'Clean' || scan === 'Infected' ? scan : 'Pending',
    shownAs: pictures.includes(extension) ? 'picture' : extension === 'pdf' ? 'pdf' : 'nothing',
  }
}
