import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { LoadView } from './LoadView'
import { PlanListView } from './PlanListView'
import { plansViewOf } from './plans-address'

/** For administrators: which plans are offered when, and a file that changes them. */
export function Plans({ title }: ScreenProps) {
  const { kind, brand } = plansViewOf(useSearch())
  return kind === 'load' ? (
    <LoadView title={title} brand={brand} />
  ) : (
    <PlanListView title={title} brand={brand} />
  )
}
