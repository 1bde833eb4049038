import { useDeleteRecord } from '@porchlight/data-service-react'
import { Button, Notice } from '@porchlight/design-system'
import { announce } from '@porchlight/page-parts/notices/announce'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { labels as recordLabels } from '../records/labels'
import styles from '../records/RecordPage.module.css'
import { noRefusal, toRefusal } from '../records/refusal'
import type { ShownRecord } from '../records/shown-record'
import { Dialog } from '../shell/dialog/Dialog'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import { labels } from './labels'

interface DeleteDialogProps {
  readonly shown: Pick<ShownRecord, 'record' | 'object' | 'name'>
  /** The record was deleted from a page that is not its own; absent on its own, which leads to the lists of its object. */
  readonly onDeleted?: () => void
  readonly onClose: () => void
}

/** Deletes a record after a second press. */
export function DeleteDialog({ shown: { record, object, name }, onDeleted, onClose }: DeleteDialogProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...labels })
  const [currentPath, navigate] = useLocation()
  const deleteRecord = useDeleteRecord()
  const [refusal, setRefusal] = useState(noRefusal)
  const [isDeleting, setDeleting] = useState(false)

  async function confirm() {
    if (isDeleting) return
    setDeleting(true)
    try {
      await deleteRecord(record.id)
      const path = onDeleted === undefined ? listPath(object.apiName) : currentPath
      announce({ text: t('deleted', { name: `${object.label} ${name}` }), path, link: null })
      if (onDeleted === undefined) navigate(path, { replace: true })
      else onDeleted()
    } catch (error) {
      setRefusal(toRefusal(error, new Set(), t))
      setDeleting(false)
    }
  }

  return (
    <Dialog title={t('deleteTitle', { name: `${object.label} ${name}` })} onClose={onClose}>
      {refusal.general.length === 0 ? (
        <p>{t('deleteText')}</p>
      ) : (
        <Notice kind="danger" title={t('notDeleted')}>
          {refusal.general.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={isDeleting} busyLabel={t('deleting')} onClick={() => void confirm()}>
          {t('delete')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
