import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { CreateReferencedProps } from '../records/reference-creation'
import { labels } from './labels'

const CreateDialog = lazy(async () => ({ default: (await import('./CreateDialog')).CreateDialog }))

/** The form of the record that is missing, over the form whose field refers to it, which HTML allows no form within. */
export function CreateReferenced({ object, searchTerm, onCreated, onClose }: CreateReferencedProps) {
  const t = useLabels(labels)
  const nameField = object.nameFields.find((name) => object.fields[name]?.createable === true)
  const fields = nameField === undefined || searchTerm === '' ? {} : { [nameField]: searchTerm }
  return createPortal(
    <ScreenBoundary failed={null}>
      <Suspense>
        <CreateDialog
          title={t('newRecord', { label: object.label })}
          objectApiName={object.apiName}
          choice={{ recordTypeId: null, cloneSourceId: null, fromId: null, fields }}
          isSingle
          onSaved={(saved) => saved !== null && onCreated(saved)}
          onClose={onClose}
        />
      </Suspense>
    </ScreenBoundary>,
    document.body,
  )
}
