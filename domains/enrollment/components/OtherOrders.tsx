import { Card, LinkList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { OtherOrder } from './enrollment'
import { enrollmentLabels } from './labels'

const statuses = ['Pending', 'Active', 'Cancelled', 'Closed'] as const

/** The other orders of who is signed in, each with its own tracker. */
export function OtherOrders({ orders }: { readonly orders: readonly OtherOrder[] }) {
  const t = useLabels(enrollmentLabels)
  const { format } = usePage()
  const address = useAddress()
  if (orders.length === 0) return null
  return (
    <Card title={t('othersTitle')} tone="quiet">
      <LinkList
        items={orders.map(({ orderId, street, status, startDate }) => {
          const known = statuses.find((name) => name === status)
          const hints = [
            known === undefined ? null : t(`status${known}`),
            startDate === null ? null : format.date(startDate),
          ]
          return {
            href: address(`/enrollment-status/${orderId}`),
            label: street ?? t('otherOrder'),
            hint: hints.filter((hint) => hint !== null).join(' · '),
          }
        })}
      />
    </Card>
  )
}
