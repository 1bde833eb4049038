import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { buildCreateAddress } from '../../create/create-address'
import { labels } from '../labels'

const CreateDialog = lazy(async () => ({
  default: (await import('../../create/CreateDialog')).CreateDialog,
}))

interface NewRelatedProps {
  /** What the related list is called. */
  readonly label: string
  readonly objectApiName: string
  readonly parentRecordId: string
  /** The field that leads to the parent. */
  readonly parentField: string
  /** Whether it looks like a button. */
  readonly isButton?: boolean
  /** A record was saved. */
  readonly onSaved: () => void
}

/** Creates a record of a related list on the list's page; without scripts or in a new tab, on its own page. */
export function NewRelated({
  label,
  objectApiName,
  parentRecordId,
  parentField,
  isButton = false,
  onSaved,
}: NewRelatedProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const [isOpen, setOpen] = useState(false)
  const choice = { fromId: parentRecordId, fields: { [parentField]: parentRecordId } }
  const title = t('newInList', { label })
  const href = address(buildCreateAddress(objectApiName, choice))

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      {isButton ? (
        <ButtonLink variant="secondary" href={href} onClick={handleClick}>
          {t('newIn')}
        </ButtonLink>
      ) : (
        <a href={href} aria-label={title} onClick={handleClick}>
          {t('newIn')}
        </a>
      )}
      {isOpen ? (
        <ScreenBoundary failed={null}>
          <Suspense>
            <CreateDialog
              title={title}
              objectApiName={objectApiName}
              choice={{ recordTypeId: null, cloneSourceId: null, ...choice }}
              onSaved={onSaved}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ScreenBoundary>
      ) : null}
    </>
  )
}
