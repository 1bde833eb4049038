import { Card } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { PossibleMove } from '../../methods/get-move/client'
import { labels } from './labels'

/** Shows the effects of a move on the account, its plan, its deposit and its settings, before anything is requested. */
export function WhatHappens({ move }: { readonly move: PossibleMove }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { depositHeld, hasAutopay, isPaperless, hasAverageBilling, hasTextAlerts, isPastDue, needsCredit } =
    move
  return (
    <Card title={t('thenTitle')}>
      <ul className={card.stack}>
        <li>{t('thenOrders')}</li>
        <li>{t('thenAccount')}</li>
        <li>{t('thenNoFee')}</li>
        <li>
          {depositHeld === null
            ? t('thenNoDeposit')
            : t('thenDeposit', { amount: format.money(depositHeld) })}
        </li>
        {isPastDue ? <li>{t('thenPastDue')}</li> : null}
        {needsCredit ? <li>{t('thenCredit')}</li> : null}
        {hasAutopay ? <li>{t(depositHeld === null ? 'thenAutopayAlone' : 'thenAutopay')}</li> : null}
        {isPaperless ? <li>{t('thenPaperless')}</li> : null}
        {hasAverageBilling ? <li>{t('thenAverageBilling')}</li> : null}
        {hasTextAlerts ? <li>{t('thenTexts')}</li> : null}
        <li>{t('thenNot')}</li>
      </ul>
    </Card>
  )
}
