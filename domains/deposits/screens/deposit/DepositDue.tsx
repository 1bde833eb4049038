import { Card, RadioGroup } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { outcomeLabels } from '../../../payments/components/outcome-labels'
import styles from './Deposit.module.css'
import type { Deposit } from './deposit'
import { labels } from './labels'

const copy = { ...outcomeLabels, ...labels }

interface DepositDueProps {
  readonly deposit: Deposit
  readonly path: string
  /** Whether the customer comes from the payment page. */
  readonly isBack: boolean
}

/** What is to be paid, by when, why and at most, and the way to the payment page. */
export function DepositDue({ deposit, path, isBack }: DepositDueProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format, today } = usePage()
  const { rest, paid, instalment, dueDate, cap, orderId } = deposit
  const isPartPaid = paid !== null && paid > 0
  const isOnItsWay = deposit.lastPayment?.isOnItsWay === true
  // Who comes back without having paid chose already how much.
  const chosenBefore = isBack && deposit.lastPayment?.amount === instalment ? 'instalment' : 'full'
  return (
    <Card title={t(isPartPaid ? 'restDue' : 'due')} tone="urgent">
      <div className={card.stack}>
        <p className={card.amount}>{format.money(rest)}</p>
        {dueDate === null ? null : (
          <p className={card.strong}>
            {t(dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(dueDate) })}
          </p>
        )}
        {isPartPaid ? (
          <p>{t('paidSoFar', { paid: format.money(paid), all: format.money(deposit.required) })}</p>
        ) : null}
        <ul className={styles.facts}>
          <li>{t('why')}</li>
          <li>{t('cap', { cap: format.money(cap) })}</li>
          <li>{t('refundable')}</li>
          <li>{t('noFee')}</li>
        </ul>
        {isOnItsWay ? null : (
          <PlainForm
            action={address(path)}
            failedTitle={t('notPaid')}
            submit={t('pay')}
            submitting={t('paying')}
            customMessages={{
              depositPaymentError: { title: t('errorTitle'), text: t('errorText') },
              paymentNotProcessed: { title: t('declined'), text: t('declinedText') },
              nothingDue: { title: t('nothingDueTitle'), text: t('nothingDueText') },
            }}
          >
            {(field) => (
              <>
                {orderId === null ? null : <input type="hidden" name="orderId" value={orderId} />}
                {instalment === null ? null : (
                  <RadioGroup
                    name="share"
                    label={t('howMuch')}
                    defaultValue={field('share').defaultValue || chosenBefore}
                    options={[
                      { value: 'full', label: t('all', { amount: format.money(rest) }) },
                      {
                        value: 'instalment',
                        label: t('half', { amount: format.money(instalment) }),
                        hint: t('halfHint', { amount: format.money(rest - instalment) }),
                      },
                    ]}
                  />
                )}
              </>
            )}
          </PlainForm>
        )}
        <p className={card.note}>{t('hostedNote')}</p>
      </div>
    </Card>
  )
}
