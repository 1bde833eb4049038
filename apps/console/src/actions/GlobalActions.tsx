import { useGlobalActions } from '@porchlight/data-service-react'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { ActionDialog, type AvailableAction } from './ActionDialog'
import { ActionMenu } from './ActionMenu'
import { labels } from './labels'

/** What the viewer can do from every page: actions that are performed on no record. */
export function GlobalActions() {
  const t = useLabels(labels)
  const { data } = useGlobalActions({})
  const [openAction, setOpenAction] = useState<AvailableAction | null>(null)
  const actions = data?.actions.Global?.actions ?? []
  if (actions.length === 0) return null
  return (
    <>
      <ActionMenu
        label={t('globalActions')}
        isAtStart
        items={actions.map((action) => ({
          key: action.apiName,
          label: action.label,
          href: null,
          onSelect: () => setOpenAction(action),
        }))}
      />
      {openAction === null ? null : (
        <ActionDialog action={openAction} record={null} onClose={() => setOpenAction(null)} />
      )}
    </>
  )
}
