import { FilterLinks } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { WorkQueue } from '../../methods/work-queue/client'
import styles from './Filters.module.css'
import { labels } from './labels'
import { buildWorkPath, matchesFilter, type OwnerFilter, type WorkFilter } from './work-filter'

const owners: readonly OwnerFilter[] = ['everyone', 'mine', 'unassigned']

interface FiltersProps {
  readonly queue: WorkQueue
  readonly filter: WorkFilter
}

/** The filters of the queue, each a link with its count: by kind, and by owner. */
export function Filters({ queue: { rows, kinds, viewerId }, filter }: FiltersProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const link = (next: WorkFilter, label: string) => ({
    label,
    href: address(buildWorkPath(next)),
    isCurrent: next.kind === filter.kind && next.owner === filter.owner,
    count: rows.filter((row) => matchesFilter(row, next, viewerId)).length,
  })
  const presentKinds = kinds.filter(
    ({ name }) => name === filter.kind || rows.some(({ kind }) => kind === name),
  )
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={t('kindFilter')}
        current="true"
        links={[{ name: '', label: t('allKinds') }, ...presentKinds].map(({ name, label }) =>
          link({ ...filter, kind: name }, label),
        )}
      />
      <FilterLinks
        label={t('ownerFilter')}
        current="true"
        links={owners.map((owner) => link({ ...filter, owner }, t(owner)))}
      />
    </div>
  )
}
