import { NoOrder } from '../../features/order-task/NoOrder'
import { usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'

/** The question whose order a link leads to, or what became of the link meanwhile. */
export function OrderLink({ title }: ScreenProps) {
  const { form } = usePage()
  return <NoOrder title={title} problem={form?.errors.form ?? 'linkOffered'} isLinkSent={false} />
}
