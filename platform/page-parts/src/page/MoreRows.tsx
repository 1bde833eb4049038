import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '../navigation/address'
import { rowId, type ShownRows } from './shown-rows'

interface MoreRowsProps {
  readonly shown: ShownRows
  /** Whether there are more rows than the page shows. */
  readonly hasMore: boolean
  /** What the list's rows are, where they have ids: the page then opens at the first row that it adds. */
  readonly row?: string
  /** The text of the link. */
  readonly children: string
}

/** Below a list: the way to the same page with more rows; nothing when it shows all. */
export function MoreRows({ shown, hasMore, row, children }: MoreRowsProps) {
  const address = useAddress()
  if (!hasMore) return null
  return (
    <p>
      <ButtonLink
        variant="secondary"
        href={address(row === undefined ? shown.more : `${shown.more}#${rowId(row, shown.count)}`)}
      >
        {children}
      </ButtonLink>
    </p>
  )
}
