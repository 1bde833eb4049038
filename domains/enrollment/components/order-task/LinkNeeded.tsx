import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import { orderTaskLabels } from './labels'

/**
 * Explains to a visitor who looked up an order that only the customer can continue, and lists the ways: a mailed link,
 * a login, a call.
 */
export function LinkNeeded({ page }: { readonly page: 'deposit' }) {
  const t = useLabels(orderTaskLabels)
  const address = useAddress()
  return (
    <div className={card.stack}>
      <p className={card.strong}>{t('linkNeeded')}</p>
      <p>{t('linkNeededText')}</p>
      <form method="post" action={address('/documents/send-link')}>
        <input type="hidden" name="page" value={page} />
        <Button type="submit" variant="secondary">
          {t('sendMeLink')}
        </Button>
      </form>
      <a href={address('/login')}>{t('haveLogin')}</a>
      <CallUs />
    </div>
  )
}
