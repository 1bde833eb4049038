import { DataTable } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { StoryStep } from '../../facts/bill-story'
import { signedMoney, signedUnits, stepLabel } from './change-texts'
import { billChangeLabels } from './labels'

interface End {
  readonly label: string
  /** Dollars. */
  readonly value: number
}

interface ChangeTableProps {
  readonly commodity: 'electricity' | 'gas'
  readonly steps: readonly StoryStep[]
  readonly ends: { readonly start: End; readonly end: End }
}

/** The way from the last bill’s amount to this one’s, as the picture shows it. */
export function ChangeTable({ commodity, steps, ends: { start, end } }: ChangeTableProps) {
  const t = useLabels(billChangeLabels)
  const { format } = usePage()
  const edge = (id: string, { label, value }: End) => ({
    id,
    cells: { cause: label, used: '', amount: signedMoney(format, value, false) },
  })
  return (
    <DataTable
      caption={t('changeCaption')}
      hasLongNames
      columns={[
        { key: 'cause', header: t('cause') },
        {
          key: 'used',
          header: t(commodity === 'gas' ? 'changeTherms' : 'changeKilowattHours'),
          isNumeric: true,
        },
        { key: 'amount', header: t('changeAmount'), isNumeric: true },
      ]}
      rows={[
        edge('start', start),
        ...steps.map((step) => ({
          id: step.id,
          cells: {
            cause: stepLabel(t, step),
            used: step.used === null ? '' : signedUnits(format, commodity, step.used),
            amount: signedMoney(format, step.amount),
          },
        })),
        edge('end', end),
      ]}
    />
  )
}
