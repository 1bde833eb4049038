import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { NoOrder } from '../../components/order-task/NoOrder'

/** The question whose order a link leads to, or the reason why the link no longer works. */
export function OrderLink({ title }: ScreenProps) {
  const { form } = usePage()
  return <NoOrder title={title} problem={form?.errors.form ?? 'linkOffered'} isLinkSent={false} />
}
