import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { signedMoney } from '../../../energy/components/bill-change/change-texts'
import styles from './Bill.module.css'
import type { BillLine, Charger } from './bill-line'
import { labels } from './labels'

interface LineGroupProps {
  readonly charger: Charger
  readonly lines: readonly BillLine[]
}

/** Lists the lines of one charging company under a heading; nothing when there are none. */
export function LineGroup({ charger, lines }: LineGroupProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  if (lines.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.charger}>
          {t(`by${charger}`)}
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.id}>
          <th scope="row">
            {line.label}
            <LineDetail line={line} />
          </th>
          <td>{signedMoney(format, line.amount, false)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** How a line by usage comes about; plain amounts need no telling. */
function LineDetail({ line: { quantity, rate, unit } }: { readonly line: BillLine }) {
  const t = useLabels(labels)
  const { format } = usePage()
  if (quantity === null || rate === null || (unit !== 'kWh' && unit !== 'therm')) return null
  const used = unit === 'kWh' ? format.kilowattHours(quantity) : format.therms(quantity)
  const digits = String(rate).split('.')[1]?.length ?? 0
  return (
    <span className={styles.detail}>
      {t('atRate', {
        quantity: used,
        rate: format.number(rate, digits),
        unit: t(unit === 'kWh' ? 'kilowattHour' : 'therm'),
      })}
    </span>
  )
}
