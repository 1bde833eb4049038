import { Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { labels } from './labels'

interface PartProps {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly isEmpty: boolean
  readonly emptyText: string
  readonly children: ReactNode
}

/** A list of the page in the state that its data is in. */
export function Part({ state, isEmpty, emptyText, children }: PartProps) {
  const t = useLabels(labels)
  if (state === 'failed') return <PartFailed />
  if (state === 'loading') return <Skeleton shape="card" label={t('accountLoading')} />
  return isEmpty ? <p>{emptyText}</p> : children
}
