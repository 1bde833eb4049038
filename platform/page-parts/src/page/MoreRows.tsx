import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '../navigation/address'
import { rowId, type ShownRows } from './shown-rows'

interface MoreRowsProps {
  readonly shown: ShownRows
  /** Whether there are more rows than the page shows. */
  readonly hasMore: boolean
  /** The name of the list's rows, if they have ids: the page then opens at the first added row. */
  readonly row?: string
  /** The text of the link. */
  readonly children: string
}

/** A link below a list to the same page with more rows; nothing when it shows all. */
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
