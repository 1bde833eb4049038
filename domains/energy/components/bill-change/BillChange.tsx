import { Card, ChangeChart, Notice, Skeleton } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import type { BillExplanation } from '../../methods/explain-bill/client'
import { useExplainBill } from '../../methods/explain-bill/hook'
import { usageLabels } from '../usage/labels'
import { usageSentence } from '../usage/usage-texts'
import styles from './BillChange.module.css'
import { ChangeTable } from './ChangeTable'
import { signedMoney } from './change-texts'
import { billChangeLabels } from './labels'

const copy = { ...usageLabels, ...billChangeLabels }

type BillChangeProps =
  | { readonly billId: string; readonly hasUsageSentence: true }
  | { readonly accountId: string; readonly hasUsageSentence: false }

/**
 * Why a bill, or the newest bill of an account, differs from the one before: the sentence, the picture, the table, and
 * how it is worked out.
 *
 * @param hasUsageSentence whether it begins with the sentence about usage; not where the page has said it already
 */
export function BillChange({ hasUsageSentence, ...which }: BillChangeProps) {
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
  const cycleOf = ({ end, used }: typeof thisBill) => ({ month: end.slice(0, 7), amount: used })
  const sentence = change.amount > 0 ? 'changeMore' : change.amount < 0 ? 'changeLess' : 'changeSame'
  return (
    <div className={styles.parts}>
      {hasUsageSentence ? (
        <p className={styles.sentence}>
          {usageSentence(t, format, commodity, cycleOf(thisBill), cycleOf(lastBill), change)}
        </p>
      ) : null}
      <p className={hasUsageSentence ? undefined : styles.sentence} id={sentenceId}>
        {t(sentence, { amount: format.money(Math.abs(change.amount)) })}
      </p>
      <Marks explanation={explanation} />
      <div className={styles.figures}>
        <ChangeChart
          title={t('changeChart')}
          sentenceId={sentenceId}
          legend={{ more: t('addsToBill'), less: t('takesOffBill') }}
          rows={change.parts.map(({ cause, amount }) => ({
            id: cause,
            label: t(cause),
            value: amount,
            valueText: signedMoney(format, amount),
          }))}
        />
        <ChangeTable commodity={commodity} thisBill={thisBill} lastBill={lastBill} change={change} />
      </div>
      <Disclosure summary={t('howTitle')}>
        <ul>
          {(['howDays', 'howWeather', 'howUse', 'howPrice', 'howSum'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

/** What makes the comparison less than sure, said before the figures. */
function Marks({ explanation: { thisBill, lastBill, change } }: { readonly explanation: BillExplanation }) {
  const t = useLabels(copy)
  const marks = [
    ...(thisBill?.isEstimated === true ? [t('changeEstimated')] : []),
    ...(lastBill?.isEstimated === true ? [t('changeCaughtUp')] : []),
    ...(change !== null && change.daysBetween > 0 ? [t('changeGap', { count: change.daysBetween })] : []),
    ...(change?.isWeatherKnown === false ? [t('changeNoWeather')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <Notice kind="info">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
    </Notice>
  )
}
