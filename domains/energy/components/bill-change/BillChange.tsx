import { Card, ChangeChart, Skeleton } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { billStory, mainReasons } from '../../facts/bill-story'
import { cycleMonth } from '../../facts/cycle-month'
import type { BillExplanation } from '../../methods/explain-bill/client'
import { useExplainBill } from '../../methods/explain-bill/hook'
import { usageLabels } from '../usage/labels'
import { monthName, usageSentence } from '../usage/usage-texts'
import styles from './BillChange.module.css'
import { ChangeMarks } from './ChangeMarks'
import { ChangeTable } from './ChangeTable'
import { reasonText, signedMoney, stepLabel } from './change-texts'
import { billChangeLabels } from './labels'

const copy = { ...usageLabels, ...billChangeLabels }

interface BillChangeProps {
  /** Which bill: that one, or the newest of an account. */
  readonly which: { readonly billId: string } | { readonly accountId: string }
  /** Whether to show the sentence on how the usage differs; not where the page already shows it. */
  readonly hasUsageSentence: boolean
}

/**
 * Shows why a bill differs from the one before: the sentence, the chart from one amount to the other, up to three
 * reasons as text, then the figures and how they are calculated.
 */
export function BillChange({ which, hasUsageSentence }: BillChangeProps) {
  const t = useLabels(copy)
  const { data, state } = useExplainBill(which)
  return (
    <Card id="change" title={t('changeTitle')}>
      {data === undefined ? (
        state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="chart" label={t('changeLoading')} />
        )
      ) : (
        <Explained explanation={data} hasUsageSentence={hasUsageSentence} />
      )}
    </Card>
  )
}

interface ExplainedProps {
  readonly explanation: BillExplanation
  readonly hasUsageSentence: boolean
}

function Explained({ explanation, hasUsageSentence }: ExplainedProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const sentenceId = useId()
  const { thisBill, lastBill, change } = explanation
  if (thisBill === null || lastBill === null) return <p>{t('changeNothingBefore')}</p>
  if (change === null) return <p>{t('changeIncomplete')}</p>
  const commodity = explanation.commodity === 'Gas' ? 'gas' : 'electricity'
  const cycleOf = (bill: typeof thisBill) => ({ month: cycleMonth(bill), amount: bill.used })
  const month = monthName(format, cycleMonth(lastBill))
  const difference = thisBill.amount - lastBill.amount
  const steps = billStory(explanation)
  const ends = {
    start: { label: t('lastAmount', { month }), value: lastBill.amount },
    end: { label: t('thisAmount'), value: thisBill.amount },
  }
  return (
    <div className={styles.parts}>
      <p className={styles.sentence} id={sentenceId}>
        {t(difference > 0 ? 'changeMore' : difference < 0 ? 'changeLess' : 'changeSame', {
          amount: format.money(Math.abs(difference)),
          month,
        })}
      </p>
      {hasUsageSentence ? (
        <p>{usageSentence(t, format, commodity, cycleOf(thisBill), cycleOf(lastBill), change)}</p>
      ) : null}
      <ChangeMarks explanation={explanation} />
      <div className={styles.figures}>
        <ChangeChart
          title={t('changeChart')}
          sentenceId={sentenceId}
          legend={{ more: t('addsToBill'), less: t('takesOffBill') }}
          start={{ ...ends.start, valueText: signedMoney(format, lastBill.amount, false) }}
          end={{ ...ends.end, valueText: signedMoney(format, thisBill.amount, false) }}
          rows={steps.map((step) => ({
            id: step.id,
            label: stepLabel(t, step),
            value: step.amount,
            valueText: signedMoney(format, step.amount),
          }))}
        />
        <ul className={styles.reasons}>
          {mainReasons(steps).map((step) => (
            <li key={step.id}>
              <strong>{signedMoney(format, step.amount)}</strong>
              <span>{reasonText(t, format, commodity, step, thisBill, lastBill)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Disclosure summary={t('howTitle')}>
        <ChangeTable commodity={commodity} steps={steps} ends={ends} />
        <ul>
          {(['howDays', 'howWeather', 'howUse', 'howPrice', 'howSum'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
