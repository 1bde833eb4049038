import { Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { EnrollmentChange } from '../methods/get-enrollment-change/client'
import { useEnrollmentChange } from '../methods/get-enrollment-change/hook'
import { enrollmentLabels } from './labels'
import { OrderNotFound } from './OrderNotFound'

interface OrderChangeGateProps {
  readonly title: string
  readonly orderId: string
  readonly children: (change: EnrollmentChange) => ReactNode
}

/** Lets an order be changed by whose it is; anybody else’s, and none, are the same. */
export function OrderChangeGate({ title, orderId, children }: OrderChangeGateProps) {
  const t = useLabels(enrollmentLabels)
  const isId = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(orderId)
  const { data, state, error } = useEnrollmentChange(isId ? { orderId } : undefined)
  if (!isId || error?.status === 400 || error?.status === 404) return <OrderNotFound />
  if (data !== undefined) return children(data)
  const hasFailed = state === 'Error'
  return (
    <FormPage title={title}>
      {hasFailed ? <Head title={title} status={503} /> : null}
      {hasFailed ? <PartFailed /> : <Skeleton shape="text" count={4} label={t('loadingOrder')} />}
    </FormPage>
  )
}
